import { textLimits } from '#shared/text-limits.ts';
import { CheckField } from '../forms/check-field.tsx';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import { useCheckoutMessages } from './messages.ts';

interface GiftFieldsProps {
  field: FieldState;
  isGift: boolean;
  onChange: (isGift: boolean) => void;
}

/** Makes a gift of the order: a message, and what the parcel tells of prices. */
export function GiftFields({ field, isGift, onChange }: GiftFieldsProps) {
  const t = useCheckoutMessages().gift;
  return (
    <div className="rounded-sm border border-line px-4 py-2">
      <CheckField label={t.isGift} hint={t.isGiftHint} checked={isGift} onChange={onChange} />
      {/* Put aside, not taken away: what is typed there stays. */}
      <fieldset disabled={!isGift} hidden={!isGift} className="mt-2 mb-2 grid gap-3">
        <legend className="sr-only">{t.isGift}</legend>
        <TextField field={field} rows={3} maxLength={textLimits.giftMessage} />
        <CheckField name="gift.hidePrices" label={t.hidePrices} hint={t.hidePricesHint} defaultChecked />
      </fieldset>
    </div>
  );
}
