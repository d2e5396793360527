import type { Language } from '#shared/localized.ts';
import { type AccountMessages, account as en } from '../messages/en/account.ts';
import { account as hi } from '../messages/hi/account.ts';
import { useLanguage } from '../messages.tsx';

/** Words of the account's pages. They load with these pages alone. */
export const accountMessagesOf = (language: Language): AccountMessages => (language === 'hi' ? hi : en);

export const useAccountMessages = (): AccountMessages => accountMessagesOf(useLanguage());
