import { addressLimits } from '#shared/address-forms.ts';

const atMost = (limit: number) => `At most ${limit} characters, without web or email addresses.`;

/** Labels of addresses in account and checkout. */
export const address = {
  /** Names of states that differ from the stored ones. */
  states: {} as Record<string, string>,
  india: 'India',
  chooseState: 'Choose a state',
  fields: {
    country: { label: 'Country', required: 'Choose a country.', refused: 'We do not deliver there yet. Choose another country.' },
    line1: {
      label: 'House and street',
      required: 'Enter the house and street.',
      refused: atMost(addressLimits.line1),
    },
    line2: { label: 'Area or landmark', required: 'Fill this in.', refused: atMost(addressLimits.line2) },
    city: { label: 'Town or city', required: 'Enter the town or city.', refused: atMost(addressLimits.city) },
    state: { label: 'State', required: 'Enter the state.', refused: 'Choose the state.' },
    postalCode: {
      label: 'Postal code',
      required: 'Enter the postal code.',
      refused: 'This postal code does not belong to that country.',
    },
  },
  pinCode: {
    label: 'PIN code',
    hint: 'Six digits, such as 302001.',
    required: 'Enter the PIN code.',
    refused: 'Check the PIN code: it has six digits and must belong to the state.',
  },
  zipCode: { label: 'ZIP code', hint: 'Such as 94103.', required: 'Enter the ZIP code.', refused: 'This is not a ZIP code.' },
  /** Below a state that was filled in. */
  fromPin: 'From the PIN code. Change it if it is another.',
  /** Below a state that is not the directory's. */
  pinElsewhere: (state: string) => `This PIN code is usually in ${state}. Check both.`,
  pinNotServed: 'We do not deliver to this PIN code yet. Another address may work.',
  notServed: 'We do not deliver to this address yet.',
  phone: {
    such: (example: string) => `Such as ${example}.`,
    withCode: 'With the country code, such as +44.',
    unchecked: 'We cannot check this number. Continue with it?',
    goOn: 'Continue with this number',
  },
  such: (example: string) => `Such as ${example}.`,
  region: 'State or region',
};

export type AddressMessages = typeof address;
