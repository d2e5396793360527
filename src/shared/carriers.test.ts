import { expect, test } from 'vitest';
import { trackingUrlOf } from './carriers.ts';

test.each([
  ['Delhivery', 'D 1', 'https://www.delhivery.com/track/package/D1'],
  ['Blue Dart Express', '7/8', 'https://www.bluedart.com/trackdartresultthirdparty?trackFor=0&trackNo=7%2F8'],
  ['India Post', 'EE123456789IN', 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx'],
  ['UPS', '1Z', 'https://www.ups.com/track?tracknum=1Z'],
  ['Groups of riders', '1', undefined],
])('%s follows its parcels', (carrier, number, url) => expect(trackingUrlOf(carrier, number)).toBe(url));
