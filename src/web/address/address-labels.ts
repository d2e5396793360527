import { addressForm } from '#shared/address-forms.ts';
import type { FieldMessages } from '../forms/text-field.tsx';
import type { AddressMessages } from '../messages/en/address.ts';

export type AddressFieldName = keyof AddressMessages['fields'];

/** Labels of address fields, as a country names them. */
export function addressLabels(t: AddressMessages, country: string): Record<AddressFieldName, FieldMessages> {
  const { states, postalCode } = addressForm(country);
  const { state, postalCode: typed, ...fields } = t.fields;
  const code =
    country === 'IN' ? t.pinCode : country === 'US' ? t.zipCode : { ...typed, ...(postalCode ? { hint: t.such(postalCode.example) } : {}) };
  const { country: land, line1, line2, city } = fields;
  const region = states ? state : { ...state, label: t.region };
  // In display order.
  return country === 'IN'
    ? { postalCode: code, city, state: region, line1, line2, country: land }
    : { country: land, line1, line2, city, postalCode: code, state: region };
}
