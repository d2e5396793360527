import type { Seller } from '#modules/sellers/contract.ts';
import { formatDate } from '#shared/format-day.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../messages.tsx';

/** Says that a shop is on holiday, what can be ordered meanwhile, and what it has to say itself. */
export function ShopHoliday({ holiday, className = '' }: { holiday: Seller['holiday']; className?: string }) {
  const language = useLanguage();
  const t = useMessages().makers.holiday;
  if (!holiday) return null;
  const { until, opensOn, sells, words } = holiday;
  return (
    <div className={`border-turmeric border-l-2 pl-4 text-sm ${className}`}>
      <p className="font-semibold">{t.on(formatDate(until, language))}</p>
      <p>{t.sells[sells](formatDate(opensOn, language))}</p>
      {words && <p className="wrap-anywhere whitespace-pre-line text-muted">{inLanguage(words, language)}</p>}
    </div>
  );
}
