import type { Language } from '#shared/localized.ts';
import { type AlertMessages, alerts as en } from '../messages/en/alerts.ts';
import { alerts as hi } from '../messages/hi/alerts.ts';
import { useLanguage } from '../messages.tsx';

/** The words of product alerts. They come with their dialog and pages alone. */
export const alertMessagesOf = (language: Language): AlertMessages => (language === 'hi' ? hi : en);

export const useAlertMessages = (): AlertMessages => alertMessagesOf(useLanguage());
