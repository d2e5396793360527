import { createContext, use } from 'react';
import { createWords } from '#shared/loaded-words.ts';
import type { Language } from '#shared/localized.ts';
import type { Messages } from './messages/en.ts';

const { loadWords, wordsOf } = createWords<Messages>({
  en: async () => (await import('./messages/en.ts')).default,
  hi: async () => (await import('./messages/hi.ts')).default,
});

/** Loads the words of a language; afterwards `messagesOf` has them. */
export const loadMessages = loadWords;

if (import.meta.env.SSR) {
  await loadMessages('en');
  await loadMessages('hi');
}

/** Gives the words of a language that was loaded. */
export const messagesOf = wordsOf;

export const LanguageContext = createContext<Language>('en');

/** The language of the page. */
export const useLanguage = (): Language => use(LanguageContext);

/** Every sentence of the interface in the language of the page. */
export const useMessages = (): Messages => messagesOf(useLanguage());
