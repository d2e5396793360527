import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../language.ts';
import { frame as en, type FrameMessages } from './messages/en.ts';
import { frame as hi } from './messages/hi.ts';

export const frameMessagesOf = (language: Language): FrameMessages => (language === 'hi' ? hi : en);

export const useFrameMessages = (): FrameMessages => frameMessagesOf(useLanguage());
