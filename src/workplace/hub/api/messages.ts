import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../../language.ts';
import { shopApi as en, type ShopApiMessages } from './messages/en.ts';
import { shopApi as hi } from './messages/hi.ts';

export const shopApiMessagesOf = (language: Language): ShopApiMessages => (language === 'hi' ? hi : en);

export const useShopApiMessages = (): ShopApiMessages => shopApiMessagesOf(useLanguage());
