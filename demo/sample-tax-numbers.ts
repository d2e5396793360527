import { dayInIndia, financialYear } from '#modules/ledger/rate-rules.ts';
import { gstinCheckDigit, gstStateCode } from '#shared/gst-states.ts';

/** Of the day on which the demo shop is seeded. */
const lutYear = financialYear(dayInIndia(new Date()));

const kindLetters = { cooperative: 'A', 'producer-company': 'C', studio: 'F', trust: 'T' } as const;

/**
 * Generates well-formed tax numbers that are never assigned: the serial of a PAN begins at 0001, these have
 * 0000.
 * Exports go out under a letter of undertaking of the current financial year.
 * @param letters three capitals of the seller's own
 */
export function sampleTaxNumbers(seller: { letters: string; sellerName: string; kind: keyof typeof kindLetters; state: string }) {
  const initial = seller.sellerName.slice(0, 1).toUpperCase();
  const pan = `${seller.letters}${kindLetters[seller.kind]}${initial}0000${seller.letters.slice(-1)}`;
  const fourteen = `${gstStateCode('IN', seller.state)}${pan}1Z`;
  return {
    scheme: 'regular' as const,
    pan,
    gstin: fourteen + gstinCheckDigit(fourteen),
    iec: pan,
    lutArn: `AD${gstStateCode('IN', seller.state)}0426000000${seller.letters.slice(-1)}`,
    lutYear,
  };
}
