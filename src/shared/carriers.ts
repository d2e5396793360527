interface Carrier {
  /** Spellings of its name by sellers. */
  name: RegExp;
  /** Says what is wrong with a number, in English; undefined where its form is right. */
  fault?: (number: string) => string | undefined;
  /** The page that shows where a parcel is; without a place for the number it asks for it. */
  url: (number: string) => string;
}

const checkWeights = [8, 6, 4, 2, 3, 5, 9, 7] as const;

/**
 * Says what is wrong with the number of a postal article after UPU S10: two letters, eight digits, a check
 * digit and the country, such as EE123456785IN.
 */
function articleNumberFault(number: string): string | undefined {
  const [, digits, check] = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(number) ?? [];
  if (digits === undefined) return 'A number of India Post has 13 characters, such as EE123456785IN.';
  const rest = 11 - (checkWeights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11);
  const right = rest === 10 ? 0 : rest === 11 ? 5 : rest;
  return Number(check) === right ? undefined : 'The check digit of this number is wrong: compare it with the receipt.';
}

/** Carriers whose pages follow a parcel by its number. */
const carriers: readonly Carrier[] = [
  {
    name: /india ?post|speed ?post|भारतीय डाक|डाक/i,
    fault: articleNumberFault,
    url: () => 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  },
  { name: /delhivery/i, url: (number) => `https://www.delhivery.com/track/package/${number}` },
  { name: /blue ?dart/i, url: (number) => `https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=${number}` },
  {
    name: /dtdc/i,
    url: (number) =>
      `https://txk.dtdc.com/ctbs-tracking/customerInterface.tr?submitName=showCITrackingDetails&cType=Consignment&cnNo=${number}`,
  },
  { name: /ekart/i, url: (number) => `https://ekartlogistics.com/shipmenttrack/${number}` },
  { name: /xpress ?bees/i, url: (number) => `https://www.xpressbees.com/shipment/tracking?awbNo=${number}` },
  { name: /fed ?ex/i, url: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}` },
  { name: /dhl/i, url: (number) => `https://www.dhl.com/in-en/home/tracking.html?tracking-id=${number}` },
  { name: /aramex/i, url: (number) => `https://www.aramex.com/track/results?ShipmentNumber=${number}` },
  { name: /\bups\b/i, url: (number) => `https://www.ups.com/track?tracknum=${number}` },
  { name: /royal ?mail/i, url: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}` },
  { name: /usps/i, url: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}` },
];

/** Writes a number as carriers do: capitals without blanks and hyphens between them. */
const normalized = (number: string) => number.replace(/[\s-]+/g, '').toUpperCase();

/**
 * Says in English what makes a number unlikely to be one of this carrier; undefined where nothing does, and
 * for carriers whose numbers have no known form.
 */
export function trackingNumberFault(carrier: string, number: string): string | undefined {
  return carriers.find(({ name }) => name.test(carrier))?.fault?.(normalized(number));
}

/** Finds the page of a known carrier that follows a parcel; undefined for others. */
export function trackingUrlOf(carrier: string, number: string): string | undefined {
  return carriers.find(({ name }) => name.test(carrier))?.url(encodeURIComponent(number.replace(/\s+/g, '')));
}
