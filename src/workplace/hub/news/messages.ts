import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { news as en, type NewsMessages } from './messages/en.ts';
import { news as hi } from './messages/hi.ts';

export const newsMessagesOf = (language: Language): NewsMessages => (language === 'hi' ? hi : en);

export const useNewsMessages = (): NewsMessages => newsMessagesOf(useLanguage());
