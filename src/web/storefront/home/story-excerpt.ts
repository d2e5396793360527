import { inLanguage, type Language, type Localized } from '#shared/localized.ts';

/** The first whole sentences of a story. @param maxLength in characters; the first sentence may be longer */
export function storyExcerpt(story: Localized, language: Language, maxLength = 400): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(inLanguage(story, language));
  let opening = '';
  for (const { segment } of sentences) {
    if (opening !== '' && opening.length + segment.length > maxLength) break;
    opening += segment;
  }
  return opening.trim();
}
