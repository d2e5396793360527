import { createContext, use } from 'react';
import type { Language } from '#shared/localized.ts';
import type { Messages } from './messages/en.ts';

/** Both languages on the server, one of them in the browser. */
const loaded: Partial<Record<Language, Messages>> = {};

/** Loads the words of a language; afterwards `messagesOf` has them. */
export async function loadMessages(language: Language): Promise<void> {
  loaded[language] ??= language === 'hi' ? (await import('./messages/hi.ts')).default : (await import('./messages/en.ts')).default;
}

if (import.meta.env.SSR) {
  await loadMessages('en');
  await loadMessages('hi');
}

export function messagesOf(language: Language): Messages {
  const messages = loaded[language];
  if (!messages) throw new Error(`the words of ${language} were not loaded`);
  return messages;
}

export const LanguageContext = createContext<Language>('en');

/** The language of the page. */
export const useLanguage = (): Language => use(LanguageContext);

/** Every sentence of the interface in the language of the page. */
export const useMessages = (): Messages => messagesOf(useLanguage());
