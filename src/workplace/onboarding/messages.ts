import { useLanguage } from '../language.ts';
import { loadWords } from '../load-words.ts';
import type { OnboardingMessages } from './messages/en.ts';

export const onboardingMessagesOf = await loadWords<OnboardingMessages>({
  en: async () => (await import('./messages/en.ts')).onboarding,
  hi: async () => (await import('./messages/hi.ts')).onboarding,
});

export const useOnboardingMessages = (): OnboardingMessages => onboardingMessagesOf(useLanguage());
