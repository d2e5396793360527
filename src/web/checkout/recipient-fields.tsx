import type { RefObject } from 'react';
import { addressLimits } from '#shared/address-forms.ts';
import { PhoneField } from '../address/phone-field.tsx';
import type { FormState } from '../forms/form-state.ts';
import { setField } from '../forms/set-field.ts';
import { type FieldState, TextField } from '../forms/text-field.tsx';
import { useAddressMessages } from './messages.ts';

/** Name and phone of the person who receives the parcels. */
export interface Recipient {
  name?: string | undefined;
  phone?: string | undefined;
}

/**
 * Puts another recipient into the fields, in place of one that was put there before; what a person typed
 * stays.
 */
export function changeRecipient(fields: RefObject<HTMLElement | null>, before: Recipient, next: Recipient): void {
  for (const part of ['name', 'phone'] as const) {
    const field = fields.current?.querySelector<HTMLInputElement>(`[name="contact.${part}"]`);
    if (field && (field.value === '' || field.value === before[part])) setField(field, next[part] ?? '');
  }
}

interface RecipientFieldsProps {
  field: (name: string) => FieldState;
  state: FormState | undefined;
  country: string;
  isGift: boolean;
}

/** Fields of the person who receives the parcels, and whom the courier calls. */
export function RecipientFields({ field, state, country, isGift }: RecipientFieldsProps) {
  const own = (token: string) => (isGift ? 'off' : token);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField field={field('contact.name')} required autoComplete={own('name')} maxLength={addressLimits.name} />
      <PhoneField
        field={field('contact.phone')}
        words={useAddressMessages()}
        country={country}
        state={state}
        uncheckedName="contact.phoneUnchecked"
        required
        autoComplete={own('tel')}
      />
    </div>
  );
}
