import type { QuoteLine } from '#modules/cart/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { textLimits } from '#shared/text-limits.ts';
import { type FieldMessages, type FieldState, TextField } from '../forms/text-field.tsx';
import { useLanguage } from '../messages.tsx';
import { useCheckoutMessages } from './messages.ts';

type Words = ReturnType<typeof useCheckoutMessages>;

/** Lines whose maker can still be told something. */
export const madeToOrder = (lines: readonly QuoteLine[]) => lines.filter((line) => line.leadTimeDays !== undefined && line.counted > 0);

export const makerNoteName = (line: QuoteLine) => `instructions.${line.variantId}`;

/** The words of the fields for the makers, by their names. */
export const makerNoteWords = (t: Words, lines: readonly QuoteLine[]): Record<string, FieldMessages> =>
  Object.fromEntries(madeToOrder(lines).map((line) => [makerNoteName(line), t.fields.instructions]));

/** Fields for notes to the makers, one for each line that is made to order, closed at first. */
export function MakerNotes({ lines, field }: { lines: readonly QuoteLine[]; field: (name: string) => FieldState }) {
  const language = useLanguage();
  const t = useCheckoutMessages();
  return madeToOrder(lines).map((line) => {
    const state = field(makerNoteName(line));
    return (
      // A draft of the last visit opens the field, so that it is not sent unseen.
      <details
        key={line.variantId}
        open={state.error !== undefined || undefined}
        onInput={({ currentTarget }) => {
          currentTarget.open = true;
        }}
      >
        <summary className="target inline-flex cursor-pointer items-center font-semibold text-link">
          {t.instructionsFor(inLanguage(line.product.title, language))}
        </summary>
        <div className="mt-3">
          <TextField field={state} rows={3} maxLength={textLimits.instructions} />
        </div>
      </details>
    );
  });
}
