import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { makers as en, type MakersMessages } from './messages/en.ts';
import { makers as hi } from './messages/hi.ts';

export const makersMessagesOf = (language: Language): MakersMessages => (language === 'hi' ? hi : en);

export const useMakersMessages = (): MakersMessages => makersMessagesOf(useLanguage());
