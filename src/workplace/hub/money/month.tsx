import { Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf, monthName } from '../../parts/day.ts';
import type { Route } from './+types/month';
import { AmountRow, BackLink } from './amounts.tsx';
import { moneyMessagesOf, useMoneyMessages } from './messages.ts';
import { orNotFound } from './read-money.ts';

export const loader = async ({ context, params: { shop, month } }: Route.LoaderArgs) => ({
  shop,
  ...(await orNotFound(context.get(apiContext).payouts.getMonth({ shop, month }))),
});

export const meta: Route.MetaFunction = ({ location }) => [{ title: moneyMessagesOf(languageOfPath(location.pathname)).months }];

/** The statement of a month. */
export default function Month({ loaderData: { shop, month, openingPaise, closingPaise, rows } }: Route.ComponentProps) {
  const t = useMoneyMessages();
  const language = useLanguage();
  const to = links(language);
  const file = (kind: string) => `/api/v1/shops/${shop}/money/months/${month}/${kind}`;
  const kinds: Readonly<Record<string, string>> = t.kinds;
  return (
    <>
      <BackLink to={to.money(shop)}>{t.backToMoney}</BackLink>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.month(monthName(month, language))}</h1>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={file('pdf')} className="line-button">
          {t.pdf}
        </a>
        <a href={file('csv')} className="line-button">
          {t.csv}
        </a>
      </p>
      <div className="mt-6 max-w-column border-line border-t">
        <AmountRow paise={openingPaise} strong>
          {t.opening}
        </AmountRow>
        {rows.length === 0 && <p className="border-line border-b py-3">{t.nothingThisMonth}</p>}
        {rows
          .filter(({ amounts }) => amounts.seller !== 0)
          .map(({ at, kind, reference, order, line, title, amounts }) => (
            <AmountRow key={reference} paise={amounts.seller}>
              {line ? (
                <Link to={to.moneyLine(shop, line)} className="text-link inline-flex min-h-11 items-center">
                  {title ? inLanguage(title, language) : line}
                </Link>
              ) : (
                <span>{kinds[kind] ?? t.other}</span>
              )}
              <span className="block text-muted text-sm">
                {[dayOf(at, language), line && (kinds[kind] ?? t.other), order && t.order(order)].filter(Boolean).join(' · ')}
              </span>
            </AmountRow>
          ))}
        <AmountRow paise={closingPaise} strong>
          {t.closing}
        </AmountRow>
      </div>
    </>
  );
}
