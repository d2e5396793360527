import { expect, test } from 'vitest';
import { trackingNumberFault, trackingUrlOf } from './carriers.ts';

test.each([
  ['Delhivery', 'D 1', 'https://www.delhivery.com/track/package/D1'],
  ['Blue Dart Express', '7/8', 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=7%2F8'],
  ['India Post', 'EE123456785IN', 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx'],
  ['UPS', '1Z', 'https://www.ups.com/track?tracknum=1Z'],
  ['Groups of riders', '1', undefined],
])('%s follows its parcels', (carrier, number, url) => expect(trackingUrlOf(carrier, number)).toBe(url));

test.each([
  ['India Post', 'EE123456785IN', undefined],
  ['Speed Post', 'ee 12345678-5 in', undefined],
  // Sums whose check digit is 0 and 5 by rule.
  ['भारतीय डाक', 'RB481516230IN', undefined],
  ['India Post', 'CP000000005IN', undefined],
  ['India Post', 'EE123456789IN', 'check digit'],
  ['India Post', 'EE123465785IN', 'check digit'],
  ['India Post', '1234567890', '13 characters'],
  ['Delhivery', 'EE123456789IN', undefined],
  ['The cousin with the van', '7', undefined],
])('%s: %s', (carrier, number, fault) =>
  fault === undefined
    ? expect(trackingNumberFault(carrier, number)).toBeUndefined()
    : expect(trackingNumberFault(carrier, number)).toContain(fault),
);
