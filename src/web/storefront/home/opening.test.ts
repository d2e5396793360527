import { expect, it } from 'vitest';
import { openingOf } from './opening.ts';

const story = { en: 'One lane. Two looms stand in it. Three cousins weave.', hi: 'एक गली। उसमें दो करघे हैं।' };

it('takes whole sentences up to the length', () => {
  expect(openingOf(story, 'en', 35)).toBe('One lane. Two looms stand in it.');
  expect(openingOf(story, 'en')).toBe(story.en);
});

it('takes the first sentence however long it is', () => {
  expect(openingOf(story, 'en', 3)).toBe('One lane.');
});

it('knows the full stop of Hindi', () => {
  expect(openingOf(story, 'hi', 10)).toBe('एक गली।');
});
