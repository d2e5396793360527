import { useLanguage } from '../../language.ts';
import { loadWords } from '../../load-words.ts';
import type { NewsMessages } from './messages/en.ts';

export const newsMessagesOf = await loadWords<NewsMessages>({
  en: async () => (await import('./messages/en.ts')).news,
  hi: async () => (await import('./messages/hi.ts')).news,
});

export const useNewsMessages = (): NewsMessages => newsMessagesOf(useLanguage());
