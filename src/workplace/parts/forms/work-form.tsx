import { type FormEvent, Fragment, type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { FormError } from '#ui/form-error.tsx';
import { useFrameMessages } from '../messages.ts';
import type { FormState } from './form-action.ts';

/** A field of a form, in the order of the page. */
export interface FormField {
  name: string;
  label: string;
  /** Heading of the fields from here on. */
  group?: string | undefined;
  hint?: string | undefined;
  /** Messages of its faults by their codes; `wrong` is that of every other one. */
  faults?: Readonly<Record<string, string>> | undefined;
  kind?: 'text' | 'password' | 'date' | 'lines' | 'select' | 'tick';
  options?: readonly (readonly [value: string, label: string])[] | undefined;
  required?: boolean | undefined;
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'numeric' | 'tel' | 'text' | undefined;
}

interface WorkFormProps {
  /** Names the form, for controls elsewhere on the page that belong to it. */
  formId?: string;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Faults elsewhere on the page, for the summary of errors, with the ids that it links to. */
  elsewhere?: readonly { id: string; words: string }[] | undefined;
  fields: readonly FormField[];
  /** Values that were saved before. */
  defaults?: Readonly<Record<string, string>> | undefined;
  /** The rejected form that the page's action answered. */
  state: FormState | undefined;
  /** Messages by error code, in place of the usual ones. */
  failures?: Readonly<Record<string, string>> | undefined;
  hidden?: Readonly<Record<string, string>> | undefined;
  submitLabel: ReactNode;
  busyLabel: string;
  kind?: 'solid' | 'line';
  /** Buttons beside the one that submits. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** A form that the action of its page takes, with scripts and without. */
export function WorkForm(props: WorkFormProps) {
  const { fields, defaults, state, failures, hidden, submitLabel, busyLabel, kind, actions, children, elsewhere = [] } = props;
  const t = useFrameMessages().forms;
  const id = useId();
  const isBusy = useNavigation().state === 'submitting';
  const errorOf = ({ name, faults, kind: control }: FormField) => {
    const code = state?.fields[name];
    if (code !== undefined && control === 'tick') return faults?.wrong ?? t.empty;
    return code === undefined
      ? undefined
      : (faults?.[code] ??
          (control === 'password' || name === 'totp' || state?.values[name]?.trim() ? (faults?.wrong ?? t.wrong) : t.empty));
  };
  const ofFields = fields.flatMap((field) => {
    const words = errorOf(field);
    return words === undefined ? [] : [{ id: `${id}-${field.name}`, words: `${field.label}: ${words}` }];
  });
  const blamed = [...elsewhere, ...ofFields];
  const failure = state && (failures?.[state.code] ?? t.failures[state.code as keyof typeof t.failures] ?? t.failures.INTERNAL);
  return (
    <Form id={props.formId} method="post" className="grid max-w-lead gap-5" noValidate onSubmit={props.onSubmit}>
      {state && (
        <FormError
          key={JSON.stringify(state)}
          title={blamed.length > 0 ? t.lookAgain : (failure ?? '')}
          text={blamed.length > 0 ? undefined : t.kept}
          fields={blamed}
        />
      )}
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fields.map((field) => (
        <Fragment key={field.name}>
          {field.group && <h2 className="mt-6 text-2xl">{field.group}</h2>}
          <OneField
            field={field}
            id={`${id}-${field.name}`}
            error={errorOf(field)}
            value={state?.values[field.name] ?? defaults?.[field.name] ?? ''}
          />
        </Fragment>
      ))}
      {children}
      <div className="mt-2 flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button type="submit" kind={kind ?? 'solid'} busy={isBusy} busyLabel={busyLabel}>
          {submitLabel}
        </Button>
        {actions}
      </div>
    </Form>
  );
}

function OneField({ field, id, error, value }: { field: FormField; id: string; error: string | undefined; value: string }) {
  const { name, label, hint, kind = 'text', options = [], required = false, maxLength, autoComplete, inputMode } = field;
  if (kind === 'tick')
    return (
      <div>
        <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            id={id}
            type="checkbox"
            name={name}
            value="yes"
            defaultChecked={value === 'yes'}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="mt-1 size-5 shrink-0 accent-indigo"
          />
          <span>{label}</span>
        </label>
        {error && (
          <p id={`${id}-error`} className="text-madder text-sm">
            {error}
          </p>
        )}
      </div>
    );
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required}>
      {(control) =>
        kind === 'lines' ? (
          <textarea {...control} name={name} defaultValue={value} rows={5} maxLength={maxLength} />
        ) : kind === 'select' ? (
          <select {...control} name={name} defaultValue={value} autoComplete={autoComplete}>
            {options.map(([option, words]) => (
              <option key={option} value={option}>
                {words}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            type={kind}
            name={name}
            defaultValue={value}
            maxLength={maxLength}
            autoComplete={autoComplete}
            inputMode={inputMode}
          />
        )
      }
    </Field>
  );
}
