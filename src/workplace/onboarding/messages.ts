import type { Language } from '#shared/localized.ts';
import { useLanguage } from '../language.ts';
import { onboarding as en, type OnboardingMessages } from './messages/en.ts';
import { onboarding as hi } from './messages/hi.ts';

export const onboardingMessagesOf = (language: Language): OnboardingMessages => (language === 'hi' ? hi : en);

export const useOnboardingMessages = (): OnboardingMessages => onboardingMessagesOf(useLanguage());
