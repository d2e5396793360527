import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { imports as en, type ImportMessages } from './messages/en.ts';
import { imports as hi } from './messages/hi.ts';

export const importMessagesOf = (language: Language): ImportMessages => (language === 'hi' ? hi : en);

export const useImportMessages = (): ImportMessages => importMessagesOf(useLanguage());
