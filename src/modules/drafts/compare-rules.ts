import { diffWords } from 'diff';
import type { Language } from '#shared/localized.ts';
import { languages } from '#shared/localized.ts';

/** Texts of a product that are compared word by word. */
export const comparedTexts = ['title', 'description', 'care', 'variation'] as const;
export type ComparedText = (typeof comparedTexts)[number];

type Spoken = { readonly [language in Language]?: string | undefined };
export type TextsToCompare = { readonly [text in ComparedText]?: Spoken | undefined };

/** A stretch of a text: in both, or in one of them alone. */
export interface TextPart {
  text: string;
  change?: 'added' | 'removed' | undefined;
}

export interface TextChange {
  field: ComparedText;
  language: Language;
  parts: TextPart[];
}

// Words of Devanagari have their marks after them: cut between letters, one would lose its vowels.
const intlSegmenter = new Intl.Segmenter('hi', { granularity: 'word' });
/** Words that may differ before two texts count as different altogether: the time grows with their square. */
const maxEditLength = 1_000;

/** Compares two texts word by word, in English and Hindi. */
export function compareWords(before: string, after: string): TextPart[] {
  const changes = diffWords(before, after, { intlSegmenter, maxEditLength }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return changes.flatMap(({ value: text, added, removed }) =>
    text === '' ? [] : [{ text, ...(added ? { change: 'added' as const } : removed ? { change: 'removed' as const } : {}) }],
  );
}

/** Compares the texts of two products; those that are the same are left out. */
export function compareTexts(before: TextsToCompare, after: TextsToCompare): TextChange[] {
  return comparedTexts.flatMap((field) =>
    languages.flatMap((language) => {
      const [old = '', next = ''] = [before[field]?.[language], after[field]?.[language]];
      return old === next ? [] : [{ field, language, parts: compareWords(old, next) }];
    }),
  );
}
