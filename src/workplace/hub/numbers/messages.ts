import { useLanguage } from '../../language.ts';
import { loadWords } from '../../load-words.ts';
import type { NumbersMessages } from './messages/en.ts';

export const numbersMessagesOf = await loadWords<NumbersMessages>({
  en: async () => (await import('./messages/en.ts')).numbers,
  hi: async () => (await import('./messages/hi.ts')).numbers,
});

export const useNumbersMessages = (): NumbersMessages => numbersMessagesOf(useLanguage());
