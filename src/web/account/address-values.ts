import type { Address } from '#modules/accounts/contract.ts';
import { addressLimits } from '#shared/address-forms.ts';
import { addressLabels } from '../address/address-labels.ts';
import type { FieldMessages } from '../forms/text-field.tsx';
import type { AccountMessages } from '../messages/en/account.ts';

/**
 * Fields of the address form. House, street and area are typed as the lines of one field, and stored as
 * `line1` and `line2`.
 */
export type AddressField = Exclude<keyof AccountMessages['addresses']['fields'], 'line1' | 'line2'>;

/** Field values of an address; one that was saved as plain lines has all of them in the field for lines. */
export function toFieldValues(address: Address | undefined): Partial<Record<AddressField, string>> {
  if (!address) return { country: 'IN' };
  const { label, name = '', phone = '', line1, line2, city = '', state = '', postalCode = '', country = 'IN' } = address;
  const details = line1 === undefined ? address.details : [line1, line2].filter(Boolean).join('\n');
  return { label, name, phone, details, city, state, postalCode, country };
}

const maxLineLength = Math.min(addressLimits.line1, addressLimits.line2);

/**
 * The lines of an address as its two parts: the first line and the others, or about half each where one of
 * the two would be too long.
 */
export function splitLines(text: string): { line1: string; line2: string } {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const [first = '', ...others] = lines;
  const rest = others.join(', ');
  if (first.length <= maxLineLength && rest.length <= maxLineLength) return { line1: first, line2: rest };
  const whole = lines.join(', ');
  const head = whole.slice(0, maxLineLength + 1);
  const cut = Math.max(head.lastIndexOf(', ') + 1, head.lastIndexOf(' '));
  if (cut <= 0) return { line1: whole, line2: '' };
  return { line1: whole.slice(0, cut).replace(/,$/, ''), line2: whole.slice(cut).trim() };
}

/** Builds the input of the API from a form. */
type TypedAddress = Readonly<Record<AddressField, string>> & { readonly isDefault?: string; readonly phoneUnchecked?: string };
export const toAddressInput = ({ details = '', ...values }: TypedAddress) => ({
  ...values,
  ...splitLines(details),
  isDefault: values.isDefault !== undefined,
  phoneUnchecked: values.phoneUnchecked !== undefined,
});

/**
 * An address as the call that saves one takes it, its phone as it stands; undefined for one that was saved as
 * plain lines.
 */
export const toStructuredAddress = ({ line1, city, country, ...rest }: Address) =>
  line1 && city && country ? { ...rest, line1, city, country, phoneUnchecked: true } : undefined;

/** The words of the fields, as a country calls them, in the order of the screen. */
export function fieldMessages(t: AccountMessages['addresses'], country: string): Record<AddressField, FieldMessages> {
  const { label, name, phone, details } = t.fields;
  const { country: land, city, postalCode, state } = addressLabels(t, country);
  return country === 'IN'
    ? { label, name, postalCode, city, state, details, country: land, phone }
    : { label, name, country: land, details, city, postalCode, state, phone };
}
