import type { Localized } from '#shared/localized.ts';

const perishableReason: Localized = {
  en: 'It does not keep long enough for a journey abroad, so we send it within India only.',
  hi: 'विदेश पहुँचने तक यह ख़राब हो जाएगा, इसलिए हम इसे सिर्फ़ भारत में भेजते हैं।',
};

const categoryReason: Localized = {
  en: 'We do not send items of this kind there.',
  hi: 'इस तरह की चीज़ें हम वहाँ नहीं भेजते।',
};

interface ShippedProduct {
  perishable: boolean;
  /** Slug of its category. */
  category: string;
  /** Reason of an export limit that applies to one of its materials in the destination. */
  limit: Localized | null;
}

/**
 * Finds the reason why a product cannot be sent to a country; undefined where it can.
 * @param notSent slugs of categories that are not sent there, and `perishable`
 */
export function exportRestriction(product: ShippedProduct, notSent: readonly string[]): Localized | undefined {
  if (product.limit) return product.limit;
  if (product.perishable && notSent.includes('perishable')) return perishableReason;
  return notSent.includes(product.category) ? categoryReason : undefined;
}

/** Reason of a parcel whose VAT the shop cannot charge. */
export const vatRestriction: Localized = {
  en: 'We cannot charge the VAT of that country yet, which is due at the sale of small parcels.',
  hi: 'छोटे पार्सल पर उस देश का VAT बिक्री के समय देना होता है, और हम उसे अभी नहीं ले सकते।',
};

/** Reasons of a seller's standing with the tax office, by what it refuses. */
export const sellerRestrictions: Readonly<Record<'own-state-only' | 'not-abroad', Localized>> = {
  'own-state-only': {
    en: 'Its seller may sell within its own state only.',
    hi: 'इसके विक्रेता को सिर्फ़ अपने राज्य में बेचने की अनुमति है।',
  },
  'not-abroad': {
    en: 'Its seller is not registered for sending goods abroad.',
    hi: 'इसके विक्रेता का विदेश भेजने के लिए रजिस्ट्रेशन नहीं है।',
  },
};
