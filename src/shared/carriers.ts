interface Carrier {
  /** Spellings of its name by sellers. */
  name: RegExp;
  /** The page that shows where a parcel is; without a place for the number it asks for it. */
  url: (number: string) => string;
}

/** Carriers whose pages follow a parcel by its number. */
const carriers: readonly Carrier[] = [
  {
    name: /india ?post|speed ?post|भारतीय डाक|डाक/i,
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

/** Finds the page of a known carrier that follows a parcel; undefined for others. */
export function trackingUrlOf(carrier: string, number: string): string | undefined {
  return carriers.find(({ name }) => name.test(carrier))?.url(encodeURIComponent(number.replace(/\s+/g, '')));
}
