import type { Address } from '#modules/accounts/contract.ts';
import { addressWords } from '../components/address/address-words.ts';
import type { FieldWords } from '../forms/text-field.tsx';
import type { AccountMessages } from '../messages/en/account.ts';

export type AddressField = keyof AccountMessages['addresses']['fields'];

/** What stands in the fields of an address; one that was saved as plain lines begins with the first of them. */
export function valuesOf(address: Address | undefined): Partial<Record<AddressField, string>> {
  if (!address) return { country: 'IN' };
  const { label, name = '', phone = '', line1, line2 = '', city = '', state = '', postalCode = '', country = 'IN', details } = address;
  return { label, name, phone, line1: line1 ?? details.split('\n')[0] ?? '', line2, city, state, postalCode, country };
}

/** What the API takes of a form. */
export const addressOf = (values: Record<string, string>) => ({ ...values, isDefault: values.isDefault !== undefined });

/** An address as the call that saves one takes it; undefined for one that was saved as plain lines. */
export const inParts = ({ line1, city, country, ...rest }: Address) =>
  line1 && city && country ? { ...rest, line1, city, country } : undefined;

/** The words of the fields, as a country calls them. */
export const wordsOf = (t: AccountMessages['addresses'], country: string): Record<AddressField, FieldWords> => ({
  ...t.fields,
  ...addressWords(t, country),
});
