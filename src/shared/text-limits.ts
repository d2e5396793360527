import type { Language } from './localized.ts';

/**
 * Bounds of texts that people write, for forms and for the endpoints behind them, in characters as a text
 * field counts them.
 */
export const textLimits = {
  name: 100,
  /** The longest address that mail can carry. */
  email: 254,
  phoneNumber: 32,
  businessName: 150,
  subject: 150,
  description: 4_000,
  message: 4_000,
  product: 2_000,
  searchTerm: 120,
  /** To the maker, about one line of an order. */
  instructions: 300,
  giftMessage: 500,
} as const;

export const maxProductRequestWords = 250;

/**
 * Formats a bound as `4,000`. Intl would cost a phone 50 ms, because every page evaluates the words of its
 * forms when it starts.
 */
export const formatLimit = (limit: number): string => String(limit).replace(/\B(?=\d{3}$)/, ',');

const segmenters = new Map<Language, Intl.Segmenter>();

/** Words of a text; punctuation and spaces are none. */
export function countWords(text: string, language: Language = 'en'): number {
  let segmenter = segmenters.get(language);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    segmenters.set(language, segmenter);
  }
  let words = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
  return words;
}

/** Fewest and most digits of a phone number, the country's included. */
const phoneDigits = { min: 10, max: 15 };

/** Devanagari digits as the ones that phones dial. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
}

/** Digits of a phone number; undefined for a text with anything but digits and what separates them. */
function countDigits(text: string): number | undefined {
  const plain = latinDigits(text.trim());
  return /^\+?[\d\s().\-/]+$/.test(plain) ? plain.replace(/\D/g, '').length : undefined;
}

/** Whether a text looks like a phone number; whether a phone can have it is for the server to say. */
export function looksLikePhone(text: string): boolean {
  const digits = countDigits(text) ?? 0;
  return digits >= phoneDigits.min && digits <= phoneDigits.max;
}

/** Whether a courier can dial it, 7 to 15 digits, though no numbering plan may list it. */
export function canBeDialled(text: string): boolean {
  const digits = countDigits(text) ?? 0;
  return digits >= 7 && digits <= phoneDigits.max;
}
