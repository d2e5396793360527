import { expect, test } from 'vitest';
import { importChargesOf } from './import-charges.ts';

test.each([
  ['GB', 'gb'],
  ['DE', 'eu'],
  ['IE', 'eu'],
  ['US', 'us'],
  ['CH', 'other'],
  ['JP', 'other'],
])('%s has the sentence about duties of %s', (country, area) => expect(importChargesOf(country)).toBe(area));
