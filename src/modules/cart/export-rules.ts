import type { Localized } from '#shared/localized.ts';

const perishableReason: Localized = {
  en: 'It does not keep long enough for a journey abroad, so we send it within India only.',
  hi: 'यह विदेश की यात्रा तक ठीक नहीं रहता, इसलिए हम इसे सिर्फ़ भारत में भेजते हैं।',
};

interface ShippedProduct {
  perishable: boolean;
  /** What a limit for its material says of the destination. */
  limit: Localized | null;
}

/** Why a piece cannot be sent to a country; undefined where it can. */
export function exportRestriction(piece: ShippedProduct, country: string): Localized | undefined {
  if (country === 'IN') return undefined;
  return piece.limit ?? (piece.perishable ? perishableReason : undefined);
}
