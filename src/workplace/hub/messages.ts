import { useLanguage } from '../language.ts';
import { loadWords } from '../load-words.ts';
import type { HubMessages } from './messages/en.ts';

export const hubMessagesOf = await loadWords<HubMessages>({
  en: async () => (await import('./messages/en.ts')).hub,
  hi: async () => (await import('./messages/hi.ts')).hub,
});

export const useHubMessages = (): HubMessages => hubMessagesOf(useLanguage());
