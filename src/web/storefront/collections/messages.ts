import type { Language } from '#shared/localized.ts';
import { collections as en } from '../../messages/en/collections.ts';
import { collections as hi } from '../../messages/hi/collections.ts';

export const collectionMessagesOf = (language: Language) => (language === 'hi' ? hi : en);
