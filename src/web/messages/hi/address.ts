import { addressLimits } from '#shared/address-forms.ts';
import { hindiStateNames } from '#shared/state-names.ts';
import type { AddressMessages } from '../en/address.ts';

const atMost = (limit: number) => `ज़्यादा से ज़्यादा ${limit} अक्षर, वेब या ई-मेल पतों के बिना।`;

export const address: AddressMessages = {
  india: 'भारत',
  states: hindiStateNames,
  chooseState: 'राज्य चुनें',
  fields: {
    country: { label: 'देश', required: 'देश चुनें।', refused: 'वहाँ हम अभी डिलीवरी नहीं करते। दूसरा देश चुनें।' },
    line1: { label: 'मकान और सड़क', required: 'मकान और सड़क लिखें।', refused: atMost(addressLimits.line1) },
    line2: { label: 'इलाक़ा या पास की कोई पहचान', required: 'इसे भरें।', refused: atMost(addressLimits.line2) },
    city: { label: 'शहर या क़स्बा', required: 'शहर या क़स्बा लिखें।', refused: atMost(addressLimits.city) },
    state: { label: 'राज्य', required: 'राज्य बताएँ।', refused: 'राज्य चुनें।' },
    postalCode: { label: 'डाक कोड', required: 'डाक कोड लिखें।', refused: 'यह उस देश का डाक कोड नहीं है।' },
  },
  pinCode: {
    label: 'पिन कोड',
    hint: 'छह अंक, जैसे 302001।',
    required: 'पिन कोड लिखें।',
    refused: 'पिन कोड फिर से देखें: छह अंक हों और इसी राज्य का हो।',
  },
  zipCode: { label: 'ज़िप कोड', hint: 'जैसे 94103।', required: 'ज़िप कोड लिखें।', refused: 'यह ज़िप कोड नहीं है।' },
  fromPin: 'पिन कोड से भरा गया। कोई और राज्य हो तो बदल दें।',
  pinElsewhere: (state) => `यह पिन कोड आम तौर पर ${state} का है। दोनों फिर से देखें।`,
  pinNotServed: 'इस पिन कोड पर हम अभी डिलीवरी नहीं करते। कोई दूसरा पता आज़माएँ।',
  notServed: 'इस पते पर हम अभी डिलीवरी नहीं करते।',
  phone: {
    such: (example) => `जैसे ${example}।`,
    withCode: 'देश के कोड के साथ, जैसे +44।',
    unchecked: 'इस नंबर को जाँचा नहीं जा सका। क्या इसी नंबर से आगे बढ़ें?',
    goOn: 'इसी नंबर से आगे बढ़ें',
  },
  such: (example: string) => `जैसे ${example}।`,
  region: 'राज्य या प्रांत',
};
