import { addressForm, addressLimits } from '#shared/address-forms.ts';
import { canBeDialled } from '#shared/text-limits.ts';
import type { FormState } from '../forms/form-state.ts';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import type { AddressMessages } from '../messages/en/address.ts';

interface PhoneFieldProps {
  field: FieldState;
  words: AddressMessages;
  country: string;
  /** The form as it was rejected. */
  state: FormState | undefined;
  /** Name of the box to tick for a number that cannot be checked. */
  uncheckedName: string;
  required?: boolean;
  autoComplete: string;
}

/**
 * The phone number that the courier calls. One that no numbering plan knows is taken after a question: it
 * stays as it was typed.
 */
export function PhoneField({ field, words: t, country, state, uncheckedName, required = false, autoComplete }: PhoneFieldProps) {
  const { phone } = addressForm(country);
  const typed = state?.values[field.name] ?? '';
  const wasRefused = state?.fieldErrors[field.name] === 'refused' && canBeDialled(typed);
  const isAsked = wasRefused || state?.values[uncheckedName] !== undefined;
  const hint = [field.words.hint, phone ? t.phone.such(phone) : t.phone.withCode].filter(Boolean).join(' ');
  const error = field.error && wasRefused ? t.phone.unchecked : field.error;
  return (
    <div>
      <TextField
        field={{ ...field, error, words: { ...field.words, hint } }}
        required={required}
        type="tel"
        inputMode="tel"
        autoComplete={autoComplete}
        maxLength={addressLimits.phone}
      />
      {isAsked && (
        <label className="mt-2 flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input type="checkbox" name={uncheckedName} defaultChecked={!wasRefused} className="mt-1 size-5 shrink-0 accent-indigo" />
          {t.phone.goOn}
        </label>
      )}
    </div>
  );
}
