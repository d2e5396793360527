import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { DomainError } from '#shared/errors.ts';
import { canBeDialled, latinDigits } from '#shared/text-limits.ts';

const parse = (text: string, country: string) => {
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : 'IN';
  return parsePhoneNumberFromString(latinDigits(text), { defaultCountry, extract: false });
};

interface PhoneOptions {
  /** Name of the field in the form. */
  field?: string;
  /** A number without a country code is one of this country. */
  country?: string;
  /** The caller was told that the number cannot be checked, and goes on with it. */
  unchecked?: boolean | undefined;
}

/**
 * Normalises a phone number to E.164. With `unchecked` a number that is not known to exist stays as it was
 * typed, as long as it can be dialled: numbering plans change faster than their tables.
 * @throws {DomainError} INVALID_INPUT where no phone can have it
 */
export function normalizePhone(text: string, { field = 'phoneNumber', country = 'IN', unchecked = false }: PhoneOptions = {}): string {
  const number = parse(text, country);
  if (number?.isValid()) return number.number;
  if (unchecked && canBeDialled(text)) return latinDigits(text).trim();
  throw new DomainError('INVALID_INPUT', { [field]: 'Enter a phone number that can be called.' });
}

/** Tells whether a stored number is one in E.164 that is known to exist: a payment service takes no other. */
export const isKnownPhone = (phone: string): boolean => phone.startsWith('+') && parse(phone, 'IN')?.isValid() === true;
