import { readNumber } from './read-amount.ts';
import { matchPhrase, phraseTable, type QueryToken, readSpans, type Span } from './token-rules.ts';

/** Phrases that tell no product of the shop from another one. */
const fillers = phraseTable([
  [
    true,
    'low price, low priced, low cost, low budget, lowest price, cheapest, inexpensive, economical, reasonable, kam daam, kam dam, kam keemat, kam kimat, sabse sasta, sabse sasti, sabse saste, sabse, kifayati, kifaayati, कम दाम, कम क़ीमत, कम पैसों, सबसे सस्ता, सबसे सस्ती, सबसे सस्ते, सबसे, किफ़ायती, किफायती, best selling, bestselling, best seller, best sellers, bestseller, bestsellers, top selling, most popular, popular, trending, famous, mashhoor, mashhur, मशहूर, लोकप्रिय, one of a kind, one of its kind, only one, something to, something for, something, kuch aisa, eco friendly, ecofriendly, sustainable, warm, garam, गरम, गर्म',
  ],
  // Of a colour: नीले रंग का कुर्ता.
  [true, 'coloured, colored, in colour, in color, rang ka, rang ki, rang ke, rang mein, rang me, रंग का, रंग की, रंग के, रंग में'],
]);
const years = phraseTable([
  [
    true,
    'year old, years old, yr old, yrs old, year, years, yr, yrs, saal, saal ka, saal ki, saal ke, sal ka, sal ki, sal ke, varsh, साल, साल का, साल की, साल के, वर्ष, वर्ष का, वर्ष की, वर्ष के',
  ],
]);

function readFillerAt(tokens: readonly QueryToken[], at: number): { to: number; value: true } | undefined {
  const filler = matchPhrase(fillers, tokens, at);
  if (filler) return { to: filler.to, value: true };
  const number = readNumber(tokens, at);
  const age = number && matchPhrase(years, tokens, number.to);
  return age && { to: age.to, value: true };
}

/** Reads `low price`, `best selling`, `5 years old`, `पाँच साल की`: no word of it is looked up. */
export const readFillers = (tokens: readonly QueryToken[]): Span<true>[] => readSpans(tokens, readFillerAt);
