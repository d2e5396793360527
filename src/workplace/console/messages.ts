import { useLanguage } from '../language.ts';
import { loadWords } from '../load-words.ts';
import type { ConsoleMessages } from './messages/en.ts';

export const consoleMessagesOf = await loadWords<ConsoleMessages>({
  en: async () => (await import('./messages/en.ts')).consolePages,
  hi: async () => (await import('./messages/hi.ts')).consolePages,
});

export const useConsoleMessages = (): ConsoleMessages => consoleMessagesOf(useLanguage());
