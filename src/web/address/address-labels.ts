import { addressForm } from '#shared/address-forms.ts';
import type { FieldMessages } from '../forms/text-field.tsx';
import type { AddressMessages } from '../messages/en/address.ts';

export type AddressFieldName = keyof AddressMessages['fields'];

/** The words of the parts of an address, as a country calls them. */
export function addressLabels(t: AddressMessages, country: string): Record<AddressFieldName, FieldMessages> {
  const { states, postalCode } = addressForm(country);
  const { state, postalCode: typed, ...fields } = t.fields;
  const code =
    country === 'IN' ? t.pinCode : country === 'US' ? t.zipCode : { ...typed, ...(postalCode ? { hint: t.such(postalCode.example) } : {}) };
  // In the order of the screen.
  return { ...fields, postalCode: code, state: states ? state : { ...state, label: t.region } };
}
