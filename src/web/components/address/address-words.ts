import { addressForm } from '#shared/address-forms.ts';
import type { FieldWords } from '../../forms/text-field.tsx';
import type { AddressMessages } from '../../messages/en/address.ts';

export type AddressPartName = keyof AddressMessages['fields'];

/** The words of the parts of an address, as a country calls them. */
export function addressWords(t: AddressMessages, country: string): Record<AddressPartName, FieldWords> {
  const { states, postalCode } = addressForm(country);
  const { fields } = t;
  const code =
    country === 'IN'
      ? t.pinCode
      : country === 'US'
        ? t.zipCode
        : { ...fields.postalCode, ...(postalCode ? { hint: t.such(postalCode.example) } : {}) };
  return { ...fields, state: states ? fields.state : { ...fields.state, label: t.region }, postalCode: code };
}
