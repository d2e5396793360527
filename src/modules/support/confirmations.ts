import type { Language } from '#shared/localized.ts';
import type { TicketKind } from './support-rules.ts';

/** Confirmations that a call returns for a ticket. */
export const confirmations: Record<TicketKind, Record<Language, string>> = {
  'seller-request': { en: 'Request submitted!', hi: 'अनुरोध मिल गया।' },
  feedback: { en: 'Feedback submitted!', hi: 'आपकी राय मिल गई।' },
  'product-request': {
    en: 'Thank you. We will look for someone who makes it.',
    hi: 'धन्यवाद। हम इसे बनाने वाले कारीगर को ढूँढेंगे।',
  },
  contact: { en: 'Message sent.', hi: 'संदेश भेज दिया गया।' },
  'order-help': { en: 'Your message is on its way.', hi: 'आपका संदेश भेज दिया गया।' },
};
