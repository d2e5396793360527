import { useLanguage } from '../../language.ts';
import { loadWords } from '../../load-words.ts';
import type { ShopPageMessages } from './messages/en.ts';

export const shopMessagesOf = await loadWords<ShopPageMessages>({
  en: async () => (await import('./messages/en.ts')).shopPages,
  hi: async () => (await import('./messages/hi.ts')).shopPages,
});

export const useShopMessages = (): ShopPageMessages => shopMessagesOf(useLanguage());
