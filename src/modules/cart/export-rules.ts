import type { Localized } from '#shared/localized.ts';

const perishableReason: Localized = {
  en: 'It does not keep long enough for a journey abroad, so we send it within India only.',
  hi: 'यह विदेश की यात्रा तक ठीक नहीं रहता, इसलिए हम इसे सिर्फ़ भारत में भेजते हैं।',
};

interface ShippedProduct {
  perishable: boolean;
  /** Reason of an export limit that applies to one of its materials in the destination. */
  limit: Localized | null;
}

/** Finds the reason why a product cannot be sent to a country; undefined where it can. */
export function exportRestriction(product: ShippedProduct, country: string): Localized | undefined {
  if (country === 'IN') return undefined;
  return product.limit ?? (product.perishable ? perishableReason : undefined);
}
