import { expect, test } from 'vitest';
import { findQuestions } from './find-rules.ts';

const entry = (slug: string, en: string, hi: string) => ({
  slug,
  question: { en: `${en}?`, hi: `${hi}?` },
  html: { en: `<p>${en} <em>answer</em></p>` },
});
const groups = [
  {
    slug: 'a',
    title: { en: 'A' },
    entries: [entry('cost', 'What does Delivery cost', 'डिलीवरी का ख़र्च'), entry('cafe', 'Café chai', 'चाय')],
  },
  { slug: 'b', title: { en: 'B' }, entries: [entry('back', 'Money back after delivery', 'पैसे वापस')] },
];
const found = (query: string, language: 'en' | 'hi' = 'en') =>
  findQuestions(groups, query, language).flatMap((group) => group.entries.map(({ slug }) => slug));

test.each([
  ['', ['cost', 'cafe', 'back']],
  ['  ', ['cost', 'cafe', 'back']],
  ['DELIVERY', ['cost', 'back']],
  ['back delivery', ['back']],
  ['cafe', ['cafe']],
  ['answer', ['cost', 'cafe', 'back']],
  ['em', []],
  ['zebra', []],
])('%j finds %j', (query, slugs) => {
  expect(found(query)).toEqual(slugs);
});

test('finds Hindi words in Hindi and drops empty groups', () => {
  expect(found('ख़र्च', 'hi')).toEqual(['cost']);
  expect(findQuestions(groups, 'money', 'en').map(({ slug }) => slug)).toEqual(['b']);
});
