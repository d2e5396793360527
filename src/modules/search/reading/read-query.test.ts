import { expect, test } from 'vitest';
import { readQuery, type ShopFacts } from './read-query.ts';

const facts: ShopFacts = {
  sizes: [
    { facetId: 1, text: 'XL' },
    { facetId: 2, text: '5 x 8 ft' },
    { facetId: 3, text: '6 seater' },
    { facetId: 4, text: '2.5 m' },
  ],
  isFact: (words) => ['leather', 'wool', 'चमडे'].includes(words),
};

const prices = (text: string) => readQuery(text, facts).understood.flatMap((part) => (part.kind === 'price' ? [part.price] : []));
const needOf = (text: string) => readQuery(text, facts).need?.label.en;
const wordsOf = (text: string) => readQuery(text, facts).words.map((word) => word.text);

test.each([
  ['saree under 3000', { max: 3000, currency: 'INR' }],
  ['साड़ी 3000 से कम', { max: 3000, currency: 'INR' }],
  ['दो हज़ार से कम की साड़ी', { max: 2000, currency: 'INR' }],
  ['saree between 500 and 900', { min: 500, max: 900, currency: 'INR' }],
])('reads the price of %s', (text, price) => {
  expect(prices(text)).toEqual([price]);
  expect(wordsOf(text)).not.toContain('3000');
});

test('reads no price in a literal text', () => {
  expect(readQuery('saree under 3000', facts, true).understood).toEqual([]);
});

test('reads sizes and what is not wanted, and leaves the other words', () => {
  const reading = readQuery('kurta xl without wool', facts);
  expect(reading.understood.map(({ kind }) => kind)).toEqual(['size', 'without']);
  expect(reading.words.map(({ text }) => text)).toEqual(['kurta']);
  expect(readQuery('चमड़े के बिना बैग', facts).understood.map(({ kind, rest }) => [kind, rest])).toEqual([['without', 'बैग']]);
});

test.each([
  ['six seater tablecloth', 3],
  ['छह लोगों का मेज़पोश', 3],
  ['table cloth for six', 3],
  ['ढाई मीटर सिल्क', 4],
])('reads the number in words as the size of %s', (text, facetId) => {
  expect(readQuery(text, facts).understood.flatMap((part) => (part.kind === 'size' ? part.size.facetIds : []))).toEqual([facetId]);
});

test.each([
  ['best selling low price saree', ['saree']],
  ['कम दाम की साड़ी', ['साडी']],
  ['नीले रंग का कुर्ता', ['नीले', 'कुर्ता']],
  ['gift for 5 year old girl', []],
  ['पाँच साल की बच्ची के लिए', []],
  ['something', ['something']],
])('looks up no word of %s that tells no product from another one', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['gift for mother', 'For her'],
  ['मम्मी जी के लिए उपहार', 'For her'],
  ['दादियों के लिए गिफ्ट', 'For her'],
  ['पापाजी को तोहफ़ा', 'For him'],
  ['भाइयों के लिए उपहार', 'For him'],
  ['नवजात बच्चों के लिए', 'For a baby'],
  ['शादी की वर्षगाँठ का उपहार', 'For a couple'],
  ['दिवाली की सजावट', 'Diwali'],
  ['xmas gifts', 'Christmas'],
  ['pooja ka samaan', 'Worship'],
  ['मिट्टी के बर्तन', 'Clay for the kitchen'],
  ['jewelery box', 'Boxes'],
])('reads the need of %s', (text, need) => {
  expect(needOf(text)).toBe(need);
});

test('takes a recipient for a word of the title where nothing says it is one', () => {
  expect(needOf('baby blanket')).toBeUndefined();
});
