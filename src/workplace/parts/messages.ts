import { useLanguage } from '../language.ts';
import { loadWords } from '../load-words.ts';
import type { FrameMessages } from './messages/en.ts';

export const frameMessagesOf = await loadWords<FrameMessages>({
  en: async () => (await import('./messages/en.ts')).frame,
  hi: async () => (await import('./messages/hi.ts')).frame,
});

export const useFrameMessages = (): FrameMessages => frameMessagesOf(useLanguage());
