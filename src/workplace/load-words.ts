import { createWords } from '#shared/loaded-words.ts';
import { type Language, languages } from '#shared/localized.ts';

/**
 * Loads the words of a group of pages before they show anything: both languages on the server, that of the
 * page in the browser, where another language is another document.
 * @returns the words by their language
 */
export async function loadWords<Words>(load: Readonly<Record<Language, () => Promise<Words>>>): Promise<(language: Language) => Words> {
  const words = createWords(load);
  const needed = import.meta.env.SSR ? languages : languages.filter((language) => language === document.documentElement.lang);
  await Promise.all(needed.map(words.loadWords));
  return words.wordsOf;
}
