import { useLanguage } from '../../language.ts';
import { loadWords } from '../../load-words.ts';
import type { CouponMessages } from './messages/en.ts';

export const couponMessagesOf = await loadWords<CouponMessages>({
  en: async () => (await import('./messages/en.ts')).coupons,
  hi: async () => (await import('./messages/hi.ts')).coupons,
});

export const useCouponMessages = (): CouponMessages => couponMessagesOf(useLanguage());
