/** Parts of an address by country. Pages draw their fields from them, and the server checks with them. */

export type AddressPart = 'line1' | 'line2' | 'city' | 'state' | 'postalCode';

/** Longest text of each part, in characters. */
export const addressLimits = {
  label: 40,
  details: 500,
  name: 100,
  phone: 32,
  line1: 120,
  line2: 120,
  city: 80,
  state: 80,
  postalCode: 12,
} as const;
/** Most addresses of one person. */
export const maxAddresses = 20;

export interface AddressForm {
  /** Beside the first line, the city and the country. */
  required: readonly ('state' | 'postalCode')[];
  /** States to choose from; without them the state is typed, where it is asked for at all. */
  states?: readonly string[];
  postalCode?: { pattern: RegExp; example: string; digits?: boolean };
  /** A phone number as people there write it, without the country's code. */
  phone?: string;
}

export const indianStates = [
  'Andaman and Nicobar Islands',
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chandigarh',
  'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu',
  'Delhi',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jammu and Kashmir',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Ladakh',
  'Lakshadweep',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Puducherry',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

type IndianState = (typeof indianStates)[number];

/** First digits of the PIN codes of each state and union territory: postal circles of India Post. */
const pinPrefixes: Record<IndianState, RegExp> = {
  'Andaman and Nicobar Islands': /^744/,
  'Andhra Pradesh': /^5[0-3]/,
  'Arunachal Pradesh': /^79/,
  Assam: /^78/,
  Bihar: /^8[0-5]/,
  Chandigarh: /^1[46]/,
  Chhattisgarh: /^49/,
  'Dadra and Nagar Haveli and Daman and Diu': /^(36|39)/,
  Delhi: /^11/,
  Goa: /^403/,
  Gujarat: /^3[6-9]/,
  Haryana: /^1[2-3]/,
  'Himachal Pradesh': /^17/,
  'Jammu and Kashmir': /^1[89]/,
  Jharkhand: /^8[1-3]/,
  Karnataka: /^5[6-9]/,
  Kerala: /^6[7-9]/,
  Ladakh: /^19/,
  Lakshadweep: /^682/,
  'Madhya Pradesh': /^4[5-8]/,
  Maharashtra: /^4[0-4]/,
  Manipur: /^795/,
  Meghalaya: /^79/,
  Mizoram: /^796/,
  Nagaland: /^79[78]/,
  Odisha: /^7[5-7]/,
  Puducherry: /^(53|60|67)/,
  Punjab: /^1[4-6]/,
  Rajasthan: /^3[0-4]/,
  Sikkim: /^737/,
  'Tamil Nadu': /^6[0-6]/,
  Telangana: /^50/,
  Tripura: /^799/,
  'Uttar Pradesh': /^2[0-8]/,
  Uttarakhand: /^2[4-6]/,
  'West Bengal': /^7[0-4]/,
};

/**
 * The state of a PIN code by its first digits, the most special first; `undefined` where two states share
 * them and the buyer knows better.
 */
const statesOfPins: readonly (readonly [RegExp, IndianState | undefined])[] = [
  [/^11/, 'Delhi'],
  [/^1[23]/, 'Haryana'],
  [/^160(0[0-4]|10)/, 'Chandigarh'],
  [/^16/, undefined],
  [/^1[45]/, 'Punjab'],
  [/^17/, 'Himachal Pradesh'],
  [/^194/, 'Ladakh'],
  [/^1[89]/, 'Jammu and Kashmir'],
  [/^24[89]|^263/, 'Uttarakhand'],
  [/^24[467]|^262/, undefined],
  [/^2[0-8]/, 'Uttar Pradesh'],
  [/^3[0-4]/, 'Rajasthan'],
  [/^3625|^3962/, undefined],
  [/^3[6-9]/, 'Gujarat'],
  [/^403/, 'Goa'],
  [/^4[0-4]/, 'Maharashtra'],
  [/^4[5-8]/, 'Madhya Pradesh'],
  [/^49/, 'Chhattisgarh'],
  [/^507/, undefined],
  [/^50/, 'Telangana'],
  [/^53346/, undefined],
  [/^5[1-3]/, 'Andhra Pradesh'],
  [/^5[6-9]/, 'Karnataka'],
  [/^605|^6096/, undefined],
  [/^6[0-4]/, 'Tamil Nadu'],
  [/^68255/, 'Lakshadweep'],
  [/^67331/, undefined],
  [/^6[7-9]/, 'Kerala'],
  [/^737/, 'Sikkim'],
  [/^744/, 'Andaman and Nicobar Islands'],
  [/^7[0-4]/, 'West Bengal'],
  [/^7[5-7]/, 'Odisha'],
  [/^78/, 'Assam'],
  [/^79[0-2]/, 'Arunachal Pradesh'],
  [/^79[34]/, 'Meghalaya'],
  [/^795/, 'Manipur'],
  [/^796/, 'Mizoram'],
  [/^79[78]/, 'Nagaland'],
  [/^799/, 'Tripura'],
  [/^81[3-6]/, undefined],
  [/^8(22|2[5-9]|3[1-5])/, 'Jharkhand'],
  [/^8[0-5]/, 'Bihar'],
];

/** The state that a complete PIN code belongs to, where its digits leave no doubt. */
export const stateOfPin = (pin: string): string | undefined =>
  /^[1-8]\d{5}$/.test(pin) ? statesOfPins.find(([starts]) => starts.test(pin))?.[1] : undefined;

const forms: Record<string, AddressForm> = {
  IN: {
    required: ['state', 'postalCode'],
    states: indianStates,
    postalCode: { pattern: /^[1-9]\d{5}$/, example: '302001', digits: true },
    phone: '98290 12345',
  },
  US: { required: ['state', 'postalCode'], postalCode: { pattern: /^\d{5}(-\d{4})?$/, example: '94103' }, phone: '(201) 555-0123' },
  CA: {
    required: ['state', 'postalCode'],
    postalCode: { pattern: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, example: 'K1A 0B1' },
    phone: '(506) 234-5678',
  },
  AU: { required: ['state', 'postalCode'], postalCode: { pattern: /^\d{4}$/, example: '2000', digits: true }, phone: '0412 345 678' },
  GB: {
    required: ['postalCode'],
    postalCode: { pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/, example: 'SW1A 1AA' },
    phone: '07911 123456',
  },
  DE: { required: ['postalCode'], postalCode: { pattern: /^\d{5}$/, example: '10115', digits: true }, phone: '01512 3456789' },
  FR: { required: ['postalCode'], postalCode: { pattern: /^\d{5}$/, example: '75001', digits: true }, phone: '06 12 34 56 78' },
  IT: { required: ['postalCode'], postalCode: { pattern: /^\d{5}$/, example: '00118', digits: true }, phone: '312 345 6789' },
  ES: { required: ['postalCode'], postalCode: { pattern: /^\d{5}$/, example: '28001', digits: true }, phone: '612 34 56 78' },
  NL: { required: ['postalCode'], postalCode: { pattern: /^\d{4} ?[A-Z]{2}$/, example: '1011 AB' }, phone: '06 12345678' },
  JP: { required: ['state', 'postalCode'], postalCode: { pattern: /^\d{3}-?\d{4}$/, example: '100-0001' }, phone: '090-1234-5678' },
  SG: { required: ['postalCode'], postalCode: { pattern: /^\d{6}$/, example: '018956', digits: true }, phone: '8123 4567' },
};
const defaultForm: AddressForm = { required: [] };

export const addressForm = (country: string): AddressForm => forms[country] ?? defaultForm;

/** Errors of the parts that depend on the country, one code a part; pages bring their words. */
export type AddressError = 'required' | 'unknown-state' | 'postal-code' | 'postal-code-of-another-state';

export function validateAddress(address: {
  country: string;
  state?: string | undefined;
  postalCode?: string | undefined;
}): Partial<Record<'state' | 'postalCode', AddressError>> {
  const form = addressForm(address.country);
  const faults: Partial<Record<'state' | 'postalCode', AddressError>> = {};
  const { state = '', postalCode = '' } = address;
  for (const part of form.required) if (!address[part]) faults[part] = 'required';
  if (!faults.state && form.states && !form.states.includes(state)) faults.state = 'unknown-state';
  if (postalCode && form.postalCode && !form.postalCode.pattern.test(postalCode.toUpperCase())) faults.postalCode = 'postal-code';
  if (address.country === 'IN' && !faults.state && !faults.postalCode) {
    const starts = pinPrefixes[state as IndianState];
    // Army post offices have PIN codes of their own in every state.
    if (starts && !starts.test(postalCode) && !postalCode.startsWith('9')) faults.postalCode = 'postal-code-of-another-state';
  }
  return faults;
}

/** The lines of an address as one text. */
export function formatAddress(address: Partial<Record<AddressPart, string | undefined>>, countryName: string): string {
  const { line1, line2, city, state, postalCode } = address;
  return [line1, line2, [city, postalCode].filter(Boolean).join(' '), state, countryName].filter(Boolean).join('\n');
}
