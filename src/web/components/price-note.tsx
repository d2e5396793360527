import { isConverted } from '#shared/currency.ts';
import { formatDay } from '#shared/format-day.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useCurrency, useRootData } from '../settings.ts';
import { formatPaise } from './price.tsx';

/**
 * Formats the amount charged for a converted price with the day of its rate; undefined where prices are in
 * rupees.
 */
export function useChargeNote(): ((paise: number) => string) | undefined {
  const language = useLanguage();
  const currency = useCurrency();
  const t = useMessages().place;
  if (!isConverted(currency)) return undefined;
  const rate = currency.date ? ` ${t.rate(currency.code, formatDay(new Date(`${currency.date}T00:00:00Z`), language))}` : '';
  return (paise) => t.charged(formatPaise(paise, language)) + rate;
}

/** Why prices are in rupees although the visitor's currency is another; undefined where that is not so. */
export function useOutdatedNote(): string | undefined {
  const language = useLanguage();
  const outdated = useRootData()?.outdated;
  const t = useMessages().place;
  return outdated && t.outdated(outdated.code, formatDay(new Date(`${outdated.ratedOn}T00:00:00Z`), language));
}

/** The amount charged as a line of text beside a price to pay, or why it is in rupees. */
export function PriceNote({ paise, className }: { paise: number; className?: string }) {
  const words = useChargeNote();
  const text = useOutdatedNote() ?? words?.(paise);
  return text === undefined ? null : <p className={`text-muted text-sm ${className ?? ''}`}>{text}</p>;
}
