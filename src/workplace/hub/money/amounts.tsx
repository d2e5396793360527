import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { MoneyLine } from '#modules/payouts/shop-contract.ts';
import { inLanguage, type Language } from '#shared/localized.ts';
import { formatRupees } from '#shared/money.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf } from '../../parts/day.ts';
import { useMoneyMessages } from './messages.ts';

/** Formats paise as rupees. */
export const rupees = (paise: number, language: Language): string => formatRupees(paise, { locale: language === 'hi' ? 'hi-IN' : 'en-IN' });

/** `1250` basis points → `12.5%`. */
export const percent = (basisPoints: number): string => `${basisPoints / 100}%`;

/** A line of an account: words, and an amount at the end that never breaks. */
export function AmountRow({ paise, children, strong = false }: { paise: number; children: ReactNode; strong?: boolean }) {
  const language = useLanguage();
  return (
    <div className={`flex items-baseline justify-between gap-4 border-line border-b py-3 ${strong ? 'font-semibold text-lg' : ''}`}>
      <div className="wrap-anywhere min-w-0">{children}</div>
      <span className="whitespace-nowrap tabular-nums">{rupees(paise, language)}</span>
    </div>
  );
}

/** The sold lines of an account, each of which leads to its waterfall. */
export function LineRows({ shop, lines }: { shop: string; lines: readonly (Omit<MoneyLine, 'wait'> & { wait?: MoneyLine['wait'] })[] }) {
  const t = useMoneyMessages();
  const language = useLanguage();
  const to = links(language);
  return (
    <ul className="mt-3 max-w-column border-line border-t">
      {lines.map(({ line, title, order, amountPaise, wait, until }, index) => (
        <li key={line ?? index}>
          <AmountRow paise={amountPaise}>
            {line ? (
              <Link to={to.moneyLine(shop, line)} className="text-link inline-flex min-h-11 items-center">
                {title ? inLanguage(title, language) : line}
              </Link>
            ) : (
              <span>{t.withoutLine}</span>
            )}
            <span className="block text-muted text-sm">
              {[order && t.order(order), wait && t.waits[wait], until && t.until(dayOf(until, language))].filter(Boolean).join(' · ')}
            </span>
          </AmountRow>
        </li>
      ))}
    </ul>
  );
}

/** The way back to the page above. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p>
      <Link to={to} className="text-link inline-flex min-h-11 items-center">
        {children}
      </Link>
    </p>
  );
}
