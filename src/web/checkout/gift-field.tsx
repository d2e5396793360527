import { type FieldState, TextField } from '../forms/text-field.tsx';
import { useCheckoutMessages } from './messages.ts';

/** A few words that travel with the order. Closed until the buyer opens it. */
export function GiftField({ field }: { field: FieldState }) {
  const t = useCheckoutMessages();
  return (
    // A draft of the last visit opens the field, so that it is not sent unseen.
    <details
      open={field.error !== undefined || undefined}
      onInput={({ currentTarget }) => {
        currentTarget.open = true;
      }}
    >
      <summary className="target inline-flex cursor-pointer items-center font-semibold text-link">{t.gift}</summary>
      <div className="mt-3">
        <TextField field={{ ...field, words: { ...field.words, hint: t.giftHint } }} rows={3} maxLength={500} />
      </div>
    </details>
  );
}
