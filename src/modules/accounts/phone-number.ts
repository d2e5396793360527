import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { DomainError } from '#shared/errors.ts';
import { latinDigits } from '#shared/text-limits.ts';

/**
 * A phone number in E.164; without a country code it is one of `country`.
 * @param field where the form has it
 * @throws {DomainError} INVALID_INPUT where no phone can have it
 */
export function normalizePhone(text: string, field = 'phoneNumber', country = 'IN'): string {
  const defaultCountry: CountryCode = isSupportedCountry(country) ? country : 'IN';
  const number = parsePhoneNumberFromString(latinDigits(text), { defaultCountry, extract: false });
  if (!number?.isValid()) throw new DomainError('INVALID_INPUT', { [field]: 'Enter a phone number that can be called.' });
  return number.number;
}
