import { useLanguage } from '../../language.ts';
import { loadWords } from '../../load-words.ts';
import type { ShopApiMessages } from './messages/en.ts';

export const shopApiMessagesOf = await loadWords<ShopApiMessages>({
  en: async () => (await import('./messages/en.ts')).shopApi,
  hi: async () => (await import('./messages/hi.ts')).shopApi,
});

export const useShopApiMessages = (): ShopApiMessages => shopApiMessagesOf(useLanguage());
