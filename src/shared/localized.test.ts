import { expect, test } from 'vitest';
import { inLanguage, inOneLanguage } from './localized.ts';

const answer = {
  title: { en: 'Blue bowl', hi: 'नीला कटोरा' },
  maker: { name: { en: 'Asha' }, since: 1978 },
  media: [{ alt: { en: 'A bowl', hi: 'एक कटोरा' }, widths: [240, 480] }],
  note: undefined,
  gone: null,
};

test('an answer in one language reads as the whole one did, and carries no other text', () => {
  for (const language of ['en', 'hi'] as const) {
    const only = inOneLanguage(answer, language);
    expect(inLanguage(only.title, language)).toBe(answer.title[language]);
    expect(inLanguage(only.maker.name, language)).toBe('Asha');
    expect(only.media[0]).toEqual({ alt: { en: answer.media[0]?.alt[language] }, widths: [240, 480] });
    expect(only.maker.since).toBe(1978);
    expect(only.gone).toBeNull();
  }
  expect(JSON.stringify(inOneLanguage(answer, 'en'))).not.toContain('कटोरा');
  expect(answer.title.hi).toBe('नीला कटोरा');
});

test('an object that only looks like a text is left as it is', () => {
  expect(inOneLanguage({ en: 1, hi: 2 }, 'hi')).toEqual({ en: 1, hi: 2 });
  expect(inOneLanguage({ en: 'a', fr: 'b' }, 'hi')).toEqual({ en: 'a', fr: 'b' });
});
