import type { Language } from '#shared/localized.ts';
import { help as en, type HelpMessages } from '../messages/en/help.ts';
import { help as hi } from '../messages/hi/help.ts';
import { useLanguage } from '../messages.tsx';

/** The words of the pages where people ask for help or to sell. They come with these pages alone. */
export const helpMessagesOf = (language: Language): HelpMessages => (language === 'hi' ? hi : en);

export const useHelpMessages = (): HelpMessages => helpMessagesOf(useLanguage());
