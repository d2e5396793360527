import type { FaqGroup } from '#modules/content/contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';

/** Removes case, accents and tags; Devanagari keeps its vowel signs. */
const normalize = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/**
 * Filters questions to those that contain every word of `query` in question or answer, and drops empty
 * groups.
 */
export function findQuestions(groups: readonly FaqGroup[], query: string, language: Language): FaqGroup[] {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...groups];
  return groups.flatMap((group) => {
    const entries = group.entries.filter(({ question, html }) => {
      const text = normalize(`${inLanguage(question, language)} ${inLanguage(html, language)}`);
      return words.every((word) => text.includes(word));
    });
    return entries.length > 0 ? [{ ...group, entries }] : [];
  });
}
