import type { Language } from '#shared/localized.ts';
import { type AddressMessages, address as addressEn } from '../messages/en/address.ts';
import { type CheckoutMessages, checkout as en } from '../messages/en/checkout.ts';
import { address as addressHi } from '../messages/hi/address.ts';
import { checkout as hi } from '../messages/hi/checkout.ts';
import { useLanguage } from '../messages.tsx';

/** The words of the checkout. They come with its pages alone. */
export const checkoutMessagesOf = (language: Language): CheckoutMessages => (language === 'hi' ? hi : en);

export const useCheckoutMessages = (): CheckoutMessages => checkoutMessagesOf(useLanguage());

export const useAddressMessages = (): AddressMessages => (useLanguage() === 'hi' ? addressHi : addressEn);
