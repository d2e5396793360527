import { expect, it } from 'vitest';
import { storyExcerpt } from './story-excerpt.ts';

const story = { en: 'One lane. Two looms stand in it. Three cousins weave.', hi: 'एक गली। उसमें दो करघे हैं।' };

it('takes whole sentences up to the length', () => {
  expect(storyExcerpt(story, 'en', 35)).toBe('One lane. Two looms stand in it.');
  expect(storyExcerpt(story, 'en')).toBe(story.en);
});

it('takes the first sentence however long it is', () => {
  expect(storyExcerpt(story, 'en', 3)).toBe('One lane.');
});

it('ends Hindi sentences at their full stop', () => {
  expect(storyExcerpt(story, 'hi', 10)).toBe('एक गली।');
});
