import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../language.ts';
import { hub as en, type HubMessages } from './messages/en.ts';
import { hub as hi } from './messages/hi.ts';

export const hubMessagesOf = (language: Language): HubMessages => (language === 'hi' ? hi : en);

export const useHubMessages = (): HubMessages => hubMessagesOf(useLanguage());
