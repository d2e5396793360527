import { addressLimits } from '#shared/address-forms.ts';
import { CheckField } from '../forms/check-field.tsx';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import { useCheckoutMessages } from './messages.ts';

interface BillingFieldsProps {
  field: (name: string) => FieldState;
  isWanted: boolean;
  onChange: (isWanted: boolean) => void;
}

/** Asks a business for its GSTIN and address, where it wants them on the invoice. */
export function BillingFields({ field, isWanted, onChange }: BillingFieldsProps) {
  const t = useCheckoutMessages().billing;
  return (
    <div className="rounded-sm border border-line px-4 py-2">
      <CheckField label={t.isWanted} hint={t.isWantedHint} checked={isWanted} onChange={onChange} />
      {/* Put aside, not taken away: what is typed there stays. */}
      <fieldset disabled={!isWanted} hidden={!isWanted} className="mt-3 mb-3 grid gap-5">
        <legend className="sr-only">{t.isWanted}</legend>
        <TextField
          field={field('billing.gstin')}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={15}
        />
        <TextField field={field('billing.name')} required autoComplete="billing organization" maxLength={addressLimits.name} />
        <TextField field={field('billing.line1')} required autoComplete="billing address-line1" maxLength={addressLimits.line1} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            field={field('billing.postalCode')}
            required
            autoComplete="billing postal-code"
            inputMode="numeric"
            maxLength={addressLimits.postalCode}
          />
          <TextField field={field('billing.city')} required autoComplete="billing address-level2" maxLength={addressLimits.city} />
        </div>
      </fieldset>
    </div>
  );
}
