import { dayInIndia, financialYear } from '#modules/ledger/rate-rules.ts';
import { findState, gstinCheckDigit } from '#shared/gst-states.ts';
import type { SellerFacts } from '#shared/seller-facts.ts';

/** Facts of a registered seller who may sell everywhere, with a letter of undertaking of this year. */
export function registeredFacts(state: string, pan = 'AAAFS0000A') {
  const stateCode = findState(state)?.code ?? '';
  const fourteen = `${stateCode}${pan}1Z`;
  return {
    scheme: 'regular',
    legalName: `Sample Sellers of ${state} LLP`,
    address: `Sample House 1, ${state}`,
    stateCode,
    gstin: fourteen + gstinCheckDigit(fourteen),
    enrolmentNo: null,
    pan,
    lutArn: 'AD080426000001A',
    lutYear: financialYear(dayInIndia(new Date())),
    iec: pan,
    shopState: 'open',
  } satisfies SellerFacts;
}

/** The same as `addSeller` takes them: the code of the state follows from its name. */
export function sellerInput(state: string, pan?: string) {
  const { stateCode: _, enrolmentNo: __, ...facts } = registeredFacts(state, pan);
  return { ...facts, state };
}
