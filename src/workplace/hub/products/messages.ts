import { useLanguage } from '../../language.ts';
import { loadWords } from '../../load-words.ts';
import type { ProductPageMessages } from './messages/en.ts';

export const productMessagesOf = await loadWords<ProductPageMessages>({
  en: async () => (await import('./messages/en.ts')).productPages,
  hi: async () => (await import('./messages/hi.ts')).productPages,
});

export const useProductMessages = (): ProductPageMessages => productMessagesOf(useLanguage());
