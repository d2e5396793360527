import { formatEstimate } from '#shared/estimate.ts';
import { formatPaise } from '../components/price.tsx';
import { useLanguage } from '../messages.tsx';
import { useCurrency, useRootData } from '../settings.ts';
import { useCheckoutMessages } from './messages.ts';

interface ChargeNoteProps {
  paise: number;
  country: string;
  /** Paise that couriers collect, where the order is paid in cash. */
  cash: number | undefined;
}

/** Tells what the buyer pays: rupees, in whichever currency prices are shown. */
export function ChargeNote({ paise, country, cash }: ChargeNoteProps) {
  const language = useLanguage();
  const t = useCheckoutMessages().charge;
  const currency = useCurrency();
  const now = new Date(useRootData()?.renderedAt ?? 0);
  const amount = formatPaise(paise, language);
  const estimate = formatEstimate(paise, currency, language, now);
  const rounded = cash === undefined || cash === paise ? '' : t.cash(formatPaise(cash, language));
  if (estimate === undefined && country === 'IN') return rounded ? <p>{rounded}</p> : null;
  const charged = estimate === undefined ? t.rupees(amount) : t.about(amount, estimate);
  return <p className="font-semibold">{cash === undefined ? `${charged} ${t.bank}` : `${charged} ${rounded}`}</p>;
}
