import { formatEstimate } from '#shared/estimate.ts';
import { formatPaise } from '../components/price.tsx';
import { useLanguage } from '../messages.tsx';
import { useCurrency, useRootData } from '../settings.ts';
import { useCheckoutMessages } from './messages.ts';

/** Tells what the buyer pays: rupees, in whichever currency prices are shown. */
export function ChargeNote({ paise, country, isCash }: { paise: number; country: string; isCash: boolean }) {
  const language = useLanguage();
  const t = useCheckoutMessages().charge;
  const currency = useCurrency();
  const now = new Date(useRootData()?.renderedAt ?? 0);
  const amount = formatPaise(paise, language);
  const estimate = formatEstimate(paise, currency, language, now);
  if (estimate === undefined && country === 'IN') return null;
  const charged = estimate === undefined ? t.rupees(amount) : t.about(amount, estimate);
  return <p className="font-semibold">{isCash ? charged : `${charged} ${t.bank}`}</p>;
}
