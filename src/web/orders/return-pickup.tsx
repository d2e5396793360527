import { type SubmitEvent, useState } from 'react';
import type { PickupView } from '#modules/returns/contract.ts';
import { formatDate } from '#shared/format-day.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast-queue.ts';
import { textFields } from '../forms/form-state.ts';
import { submitForm } from '../forms/submit-form.ts';
import { useLanguage } from '../messages.tsx';
import { useOrderMessages } from './messages.ts';

/** Tells whether the courier has the goods, so that the return can no longer be withdrawn. */
export const isWithCourier = (pickup: PickupView | undefined) => ['picked-up', 'back', 'lost'].includes(pickup?.state ?? '');

type Choice = 'pickup' | 'self' | 'missed';

/** Choices of a buyer in each state, the likeliest first. */
const choices: Record<PickupView['state'], readonly Choice[]> = {
  offered: ['pickup', 'self'],
  booking: ['self'],
  awaiting: ['missed', 'self'],
  failed: ['pickup', 'self'],
  self: ['pickup'],
  'picked-up': [],
  back: [],
  lost: [],
  ended: [],
};

interface ReturnPickupProps {
  number: string;
  id: string;
  pickup: PickupView;
  action: string;
  /** A choice was sent without scripts, and came too late. */
  isLate: boolean;
  onSuccess: () => void;
}

/** Way back of a return: the day of the courier, what to have ready, and what can be chosen. */
export function ReturnPickup({ number, id, pickup, action, isLate, onSuccess }: ReturnPickupProps) {
  const language = useLanguage();
  const t = useOrderMessages().pickup;
  const { state } = pickup;
  if (state === 'ended') return null;
  return (
    <section aria-label={t.title} className="mt-5 border-line border-t pt-4">
      <h4 className="font-semibold">{t.title}</h4>
      <p className="mt-1">{t.states[state]}</p>
      {state === 'awaiting' && (
        <>
          <p className="mt-3">
            {pickup.on ? (
              <>
                {t.day} <strong>{formatDate(pickup.on, language)}</strong>
              </>
            ) : (
              t.noDay
            )}
          </p>
          <p className="mt-3 text-muted text-sm">{t.ready}</p>
          <ul className="list-disc pl-5">
            {t.readyList(number).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
      {pickup.trackingNumber && (
        <p className="mt-3 text-sm">
          {t.courier}:{' '}
          {pickup.trackingUrl ? (
            <a href={pickup.trackingUrl} className="text-link" rel="noreferrer">
              {pickup.courier} {pickup.trackingNumber}
            </a>
          ) : (
            `${pickup.courier} ${pickup.trackingNumber}`
          )}
        </p>
      )}
      {choices[state].length > 0 && <ChoiceForm key={state} id={id} state={state} action={action} isLate={isLate} onSuccess={onSuccess} />}
    </section>
  );
}

type ChoiceFormProps = Pick<ReturnPickupProps, 'id' | 'action' | 'isLate' | 'onSuccess'> & Pick<PickupView, 'state'>;

/** A button for each thing that the buyer can say; they work without scripts. */
function ChoiceForm({ id, state, action, isLate, onSuccess }: ChoiceFormProps) {
  const t = useOrderMessages().pickup;
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState(isLate);
  const labels: Record<Choice, string> = { pickup: state === 'failed' ? t.again : t.fetch, self: t.self, missed: t.missed };
  const choose = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = textFields(new FormData(event.currentTarget, event.nativeEvent.submitter));
    setBusy(values.act);
    const { error } = await submitForm(action, values);
    setBusy(undefined);
    setFailed(error !== undefined);
    if (!error) showToast({ text: t.done, subject: id });
    onSuccess();
  };
  return (
    <form method="post" action={action} onSubmit={(event) => void choose(event)} className="mt-3 print:hidden">
      <input type="hidden" name="return" value={id} />
      <div className="flex flex-wrap gap-3">
        {choices[state].map((choice) => (
          <Button
            key={choice}
            kind={choice === 'pickup' && state !== 'self' ? 'solid' : 'line'}
            type="submit"
            name="act"
            value={choice}
            busy={busy === choice}
          >
            {labels[choice]}
          </Button>
        ))}
      </div>
      <p role="alert" className="mt-1 text-madder text-sm">
        {failed && t.late}
      </p>
    </form>
  );
}
