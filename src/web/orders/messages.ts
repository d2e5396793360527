import type { Language } from '#shared/localized.ts';
import { type AddressMessages, address as addressEn } from '../messages/en/address.ts';
import { orders as en, type OrderMessages } from '../messages/en/orders.ts';
import { address as addressHi } from '../messages/hi/address.ts';
import { orders as hi } from '../messages/hi/orders.ts';
import { useLanguage } from '../messages.tsx';

/** The words of the pages of orders. They come with these pages alone. */
export const orderMessagesOf = (language: Language): OrderMessages => (language === 'hi' ? hi : en);

export const useOrderMessages = (): OrderMessages => orderMessagesOf(useLanguage());

export const useAddressMessages = (): AddressMessages => (useLanguage() === 'hi' ? addressHi : addressEn);
