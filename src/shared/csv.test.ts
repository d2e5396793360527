import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('prints cells by RFC 4180, amounts as rupees, and no formula', () => {
  const rows = [
    { a: 'Sharma, "Sons"', b: { paise: -5 } },
    { a: '=1+1', b: { paise: 1_234_500 } },
    { a: undefined, b: 12 },
  ];
  expect(toCsv(['a', 'b'], rows)).toBe('a,b\n"Sharma, ""Sons""",-0.05\n\'=1+1,12345.00\n,12');
});
