import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../language.ts';
import { type ConsoleMessages, consolePages as en } from './messages/en.ts';
import { consolePages as hi } from './messages/hi.ts';

export const consoleMessagesOf = (language: Language): ConsoleMessages => (language === 'hi' ? hi : en);

export const useConsoleMessages = (): ConsoleMessages => consoleMessagesOf(useLanguage());
