import { matchPhrase, phraseTable, type QueryToken } from './token-rules.ts';

export type Unit = 'ft' | 'in' | 'cm' | 'mm' | 'm' | 'l' | 'month' | 'seater' | 'stick';

const units = phraseTable<Unit>([
  ['ft', 'ft, feet, foot, fut, फुट, फ़ीट, फीट'],
  ['in', 'in, inch, inches, इंच'],
  ['cm', 'cm, cms, centimetre, centimetres, centimeter, centimeters, सेमी, सेंटीमीटर'],
  ['mm', 'mm, millimetre, मिमी'],
  ['m', 'm, mtr, mtrs, metre, metres, meter, meters, मीटर'],
  ['l', 'l, ltr, ltrs, litre, litres, liter, liters, लीटर'],
  ['month', 'month, months, month old, months old, mahine, mahina, maheene, mahino, महीने, महीना, महीनों, माह, मास'],
  ['seater', 'seater, seaters, seat, seats, people, person, persons, सीटर, सीट, लोग, लोगों, logon, log'],
  ['stick', 'stick, sticks, तीली, तीलियाँ'],
]);

/** A unit that a number before it is counted in. */
export const readUnit = (tokens: readonly QueryToken[], at: number): { to: number; value: Unit } | undefined => {
  const found = matchPhrase(units, tokens, at);
  // `500 in hand` is no size.
  return found &&
    tokens[at]?.text === 'in' &&
    tokens[at - 1]?.end !== tokens[at]?.start &&
    at + 1 < tokens.length &&
    !/^(wide|x)$/.test(tokens[at + 1]?.text ?? '')
    ? undefined
    : found;
};
