import type { Localized } from '#shared/localized.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';

/**
 * All that a push message says, by its topic: it shows on locked screens, so that it has no number, no name
 * and no amount.
 */
export const pushWords: Readonly<Record<NoticeTopic, Required<Localized>>> = {
  orders: { en: 'New order', hi: 'नया ऑर्डर' },
  cancellations: { en: 'Something was cancelled', hi: 'कुछ रद्द हुआ' },
  returns: { en: 'News about a return', hi: 'वापसी के बारे में ख़बर' },
  reminders: { en: 'Something waits for you', hi: 'आपका कोई काम बाक़ी है' },
  questions: { en: 'A buyer has a question', hi: 'किसी ख़रीदार का सवाल है' },
  stock: { en: 'Few are left in stock', hi: 'स्टॉक कम बचा है' },
  drafts: { en: 'An answer about your drafts', hi: 'आपके ड्राफ़्ट पर जवाब' },
  payouts: { en: 'News about a payout', hi: 'भुगतान के बारे में ख़बर' },
  holds: { en: 'News about money that is held back', hi: 'रोकी गई रक़म के बारे में ख़बर' },
  shop: { en: 'News of your shop', hi: 'आपकी दुकान की ख़बर' },
};
