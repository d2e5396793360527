import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { numbers as en, type NumbersMessages } from './messages/en.ts';
import { numbers as hi } from './messages/hi.ts';

export const numbersMessagesOf = (language: Language): NumbersMessages => (language === 'hi' ? hi : en);

export const useNumbersMessages = (): NumbersMessages => numbersMessagesOf(useLanguage());
