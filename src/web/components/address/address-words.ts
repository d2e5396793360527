import { addressForm } from '#shared/address-forms.ts';
import type { FieldWords } from '../../forms/text-field.tsx';
import type { AddressMessages } from '../../messages/en/address.ts';

export type AddressPartName = keyof AddressMessages['fields'];

/** The words of the parts of an address, as a country calls them. */
export function addressWords(t: AddressMessages, country: string): Record<AddressPartName, FieldWords> {
  const { states, postalCode } = addressForm(country);
  const { state, postalCode: typed, ...fields } = t.fields;
  const code =
    country === 'IN' ? t.pinCode : country === 'US' ? t.zipCode : { ...typed, ...(postalCode ? { hint: t.such(postalCode.example) } : {}) };
  // In the order of the screen.
  return { ...fields, postalCode: code, state: states ? state : { ...state, label: t.region } };
}
