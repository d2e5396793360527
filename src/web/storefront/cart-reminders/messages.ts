import type { Language } from '#shared/localized.ts';
import { type CartReminderMessages, cartReminders as en } from '../../messages/en/cart-reminders.ts';
import { cartReminders as hi } from '../../messages/hi/cart-reminders.ts';
import { useLanguage } from '../../messages.tsx';

/** The words of mails about carts. They come with their pages alone. */
export const cartReminderMessagesOf = (language: Language): CartReminderMessages => (language === 'hi' ? hi : en);

export const useCartReminderMessages = (): CartReminderMessages => cartReminderMessagesOf(useLanguage());
