import type { Language } from './localized.ts';

/**
 * Keeps the words of languages once they are loaded: both on the server, that of the page in the browser.
 * @param load imports the words of each language
 */
export function createWords<Words>(load: Readonly<Record<Language, () => Promise<Words>>>) {
  const loaded: Partial<Record<Language, Words>> = {};
  return {
    /** Loads the words of a language; afterwards `wordsOf` has them. */
    async loadWords(language: Language): Promise<void> {
      loaded[language] ??= await load[language]();
    },
    wordsOf(language: Language): Words {
      const words = loaded[language];
      if (!words) throw new Error(`the words of ${language} were not loaded`);
      return words;
    },
  };
}
