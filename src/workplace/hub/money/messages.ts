import { useLanguage } from '../../language.ts';
import { loadWords } from '../../load-words.ts';
import type { MoneyMessages } from './messages/en.ts';

export const moneyMessagesOf = await loadWords<MoneyMessages>({
  en: async () => (await import('./messages/en.ts')).money,
  hi: async () => (await import('./messages/hi.ts')).money,
});

export const useMoneyMessages = (): MoneyMessages => moneyMessagesOf(useLanguage());
