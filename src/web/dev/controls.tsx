import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { FormError } from '#ui/form-error.tsx';
import { CheckField } from '../forms/check-field.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { TextField } from '../forms/text-field.tsx';

const focused = 'outline-2 outline-indigo outline-offset-3';

/** Buttons and links in all states; hover and focus are drawn by classes. */
export function Buttons() {
  return (
    <div className="grid gap-6">
      {(['solid', 'line'] as const).map((kind) => (
        <div key={kind} className="flex flex-wrap items-center gap-4">
          <Button kind={kind}>At rest</Button>
          <Button kind={kind} className={kind === 'solid' ? 'bg-indigo-deep!' : 'border-indigo!'}>
            Under the pointer
          </Button>
          <Button kind={kind} className={focused}>
            Focused
          </Button>
          <Button kind={kind} disabled>
            Disabled
          </Button>
          <Button kind={kind} busy busyLabel="Saving…">
            Save
          </Button>
        </div>
      ))}
      <p className="flex flex-wrap gap-8">
        <a href="#buttons" className="quiet-link">
          A quiet link
        </a>
        <a href="#buttons" className="text-link">
          A link to be seen
        </a>
      </p>
    </div>
  );
}

const field = (name: string, label: string, more: { hint?: string; error?: string; value?: string } = {}) => ({
  id: `design-${name}`,
  name,
  words: { label, required: '', refused: '', ...(more.hint ? { hint: more.hint } : {}) },
  error: more.error,
  defaultValue: more.value,
});
const states = ['Rajasthan', 'Gujarat', 'Kashmir'].map((label) => ({ value: label, label }));

export function Fields() {
  const [attempt, setAttempt] = useState(0);
  return (
    <div className="grid gap-x-10 gap-y-7 lg:grid-cols-2">
      <TextField field={field('rest', 'Name')} />
      <TextField field={field('hint', 'PIN code', { hint: 'Six digits, such as 302001' })} required />
      <TextField
        field={field('error', 'E-mail', { value: 'asha@', error: 'Write the whole address, such as name@example.com.' })}
        required
      />
      <TextField
        field={field('long', 'Telephone', {
          value: '98 76',
          hint: 'For the courier alone',
          error:
            'This number is too short to be reached. Write it with its area or country code, such as +91 98765 43210, so that the courier can call before coming.',
        })}
      />
      <TextField field={field('disabled', 'Not to be changed', { value: 'K7QP-3MZT' })} disabled />
      <SelectField field={field('select', 'State', { value: 'Gujarat' })} options={states} />
      <TextField field={field('lines', 'Message', { value: 'हाथ से बुनी हुई दरी,\n2 × 3 मीटर' })} rows={3} aside="24 of 500" />
      <div>
        <CheckField name="check" label="Write to me when there are new pieces" hint="At most once a month" defaultChecked />
        <CheckField name="uncheck" label="Something not agreed to" defaultChecked={false} />
        <fieldset className="mt-2">
          <legend className="font-semibold">How to pay</legend>
          {['UPI', 'Card', 'Cash on delivery'].map((label, index) => (
            <label key={label} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="design-radio"
                defaultChecked={index === 0}
                disabled={index === 2}
                className="size-5 accent-indigo"
              />
              <span className={index === 2 ? 'text-muted' : ''}>{label}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {/* It takes the focus when it appears. */}
      <div className="grid content-start gap-4">
        <Button kind="line" onClick={() => setAttempt(attempt + 1)}>
          Send what is wrong
        </Button>
        {attempt > 0 && (
          <FormError
            key={attempt}
            title="Two fields need another look"
            text="Nothing was sent yet."
            fields={[
              { id: 'design-error', words: 'E-mail' },
              { id: 'design-long', words: 'Telephone' },
            ]}
          />
        )}
      </div>
    </div>
  );
}
