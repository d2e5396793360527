import { type AddressError, validateAddress } from '#shared/address-forms.ts';

const sentences: Record<AddressError, string> = {
  required: 'Fill this in.',
  'unknown-state': 'Choose a state.',
  'postal-code': 'This is not a postal code of that country.',
  'postal-code-of-another-state': 'This PIN code belongs to another state.',
};

/**
 * Validates an address by the rules of its country.
 * @returns by field what is wrong, for a client that shows no sentences of its own
 */
export const addressFaults = (address: Parameters<typeof validateAddress>[0]): [part: string, sentence: string][] =>
  Object.entries(validateAddress(address)).map(([part, fault]) => [part, sentences[fault]]);
