import { useLanguage } from '../../language.ts';
import { loadWords } from '../../load-words.ts';
import type { MakersMessages } from './messages/en.ts';

export const makersMessagesOf = await loadWords<MakersMessages>({
  en: async () => (await import('./messages/en.ts')).makers,
  hi: async () => (await import('./messages/hi.ts')).makers,
});

export const useMakersMessages = (): MakersMessages => makersMessagesOf(useLanguage());
