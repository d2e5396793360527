import { useLanguage } from '../../language.ts';
import { loadWords } from '../../load-words.ts';
import type { ImportMessages } from './messages/en.ts';

export const importMessagesOf = await loadWords<ImportMessages>({
  en: async () => (await import('./messages/en.ts')).imports,
  hi: async () => (await import('./messages/hi.ts')).imports,
});

export const useImportMessages = (): ImportMessages => importMessagesOf(useLanguage());
