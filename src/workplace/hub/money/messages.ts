import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { money as en, type MoneyMessages } from './messages/en.ts';
import { money as hi } from './messages/hi.ts';

export const moneyMessagesOf = (language: Language): MoneyMessages => (language === 'hi' ? hi : en);

export const useMoneyMessages = (): MoneyMessages => moneyMessagesOf(useLanguage());
