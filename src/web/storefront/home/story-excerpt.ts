import { inLanguage, type Language, type Localized } from '#shared/localized.ts';

/** The first sentences of a story, about a paragraph of them: whole sentences only. */
export function storyExcerpt(story: Localized, language: Language, atMost = 400): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(inLanguage(story, language));
  let opening = '';
  for (const { segment } of sentences) {
    if (opening !== '' && opening.length + segment.length > atMost) break;
    opening += segment;
  }
  return opening.trim();
}
