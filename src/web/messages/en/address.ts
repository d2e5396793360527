import { addressLimits } from '#shared/address-forms.ts';

const atMost = (limit: number) => `At most ${limit} characters, please.`;

/** The parts of an address, as the pages of the account and the checkout ask for them. */
export const address = {
  /** Names of states where they are not the ones that are stored. */
  states: {} as Record<string, string>,
  chooseState: 'Choose a state',
  fields: {
    country: { label: 'Country', required: 'Please choose a country.', refused: 'Please choose a country.' },
    line1: {
      label: 'House and street',
      required: 'Please give the house and the street.',
      refused: atMost(addressLimits.line1),
    },
    line2: { label: 'Area or landmark', required: 'Please fill this in.', refused: atMost(addressLimits.line2) },
    city: { label: 'Town or city', required: 'Please give the town or city.', refused: atMost(addressLimits.city) },
    state: { label: 'State', required: 'Please give the state.', refused: 'Please choose the state.' },
    postalCode: {
      label: 'Postal code',
      required: 'Please give the postal code.',
      refused: 'This is not a postal code of that country.',
    },
  },
  pinCode: {
    label: 'PIN code',
    hint: 'Six digits, such as 302001.',
    required: 'Please give the PIN code.',
    refused: 'Please look at the PIN code again: it has six digits and belongs to the state.',
  },
  zipCode: { label: 'ZIP code', hint: 'Such as 94103.', required: 'Please give the ZIP code.', refused: 'This is no ZIP code.' },
  such: (example: string) => `Such as ${example}.`,
  region: 'State or region',
};

export type AddressMessages = typeof address;
