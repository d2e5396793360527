import { Link } from 'react-router';
import { taxYearOfMonth } from '#modules/payouts/tax-contract.ts';
import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf, monthName } from '../../parts/day.ts';
import type { Route } from './+types/money';
import { AmountRow, BackLink, LineRows, rupees } from './amounts.tsx';
import { moneyMessagesOf, useMoneyMessages } from './messages.ts';
import { NextPayout } from './next-payout.tsx';
import { orNotFound } from './read-money.ts';

export async function loader({ context, params: { shop } }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const money = await orNotFound(api.payouts.getMoney({ shop }));
  const { payouts } = await orNotFound(api.payouts.listShopPayouts({ shop }));
  // Its documents are for those who act on money.
  const invoices = await api.ledger.listCommissionInvoices({ shop }).catch(() => undefined);
  const years = invoices ? [...new Set(money.months.map(taxYearOfMonth))] : [];
  return { shop, money, payouts, invoices: invoices?.data.invoices ?? [], years };
}

export const meta: Route.MetaFunction = ({ location }) => [{ title: moneyMessagesOf(languageOfPath(location.pathname)).title }];

/** Shows what a shop is owed, when it is paid, and what waits for what. */
export default function Money({ loaderData: { shop, money, payouts, invoices, years } }: Route.ComponentProps) {
  const t = useMoneyMessages();
  const language = useLanguage();
  const to = links(language);
  const { balancePaise, next, waiting, lines, holds, months } = money;
  return (
    <>
      <BackLink to={to.myShop(shop)}>{t.back}</BackLink>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <div className="mt-6 max-w-lead border-indigo border-l-4 pl-5">
        <p className="text-muted">{balancePaise < 0 ? t.owes : t.balance}</p>
        <p className="font-semibold text-3xl tabular-nums">{rupees(Math.abs(balancePaise), language)}</p>
        <p className="mt-1 text-muted text-sm">{t.balanceText}</p>
        {months.length > 0 && <NextPayout next={next} />}
      </div>
      {months.length === 0 && <p className="mt-6 max-w-lead">{t.nothingSold}</p>}
      {holds.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">{t.holds}</h2>
          <ul className="mt-3 max-w-column border-line border-t">
            {holds.map((hold) => (
              <li key={hold._id}>
                <AmountRow paise={hold.capPaise}>
                  <Link to={to.moneyHold(shop, hold._id)} className="text-link inline-flex min-h-11 items-center">
                    {t.hold.reasons[hold.reason]}
                  </Link>
                  <span className="block text-muted text-sm">
                    {t.hold.states[hold.state]} · {t.until(dayOf(hold.endsOn, language))}
                  </span>
                </AmountRow>
              </li>
            ))}
          </ul>
        </section>
      )}
      {waiting.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">{t.waiting}</h2>
          <ul className="mt-3 max-w-column border-line border-t">
            {waiting.map(({ wait, amountPaise, lines: count }) => (
              <li key={wait}>
                <AmountRow paise={amountPaise}>
                  {t.waits[wait]} <span className="block text-muted text-sm">{t.lines(count)}</span>
                </AmountRow>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="mt-10">
        <h2 className="text-xl">{t.payouts}</h2>
        {payouts.length === 0 && <p className="mt-3 max-w-lead">{t.noPayouts}</p>}
        {payouts.length > 0 && (
          <ul className="mt-3 max-w-column border-line border-t">
            {payouts.map(({ _id, state, amountPaise, sentAt, stateAt }) => (
              <li key={_id}>
                <AmountRow paise={amountPaise}>
                  <Link to={to.moneyPayout(shop, _id)} className="text-link inline-flex min-h-11 items-center">
                    {dayOf(sentAt ?? stateAt, language)}
                  </Link>
                  <span className="block text-muted text-sm">{t.states[state]}</span>
                </AmountRow>
              </li>
            ))}
          </ul>
        )}
      </section>
      {lines.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">{t.notPaid}</h2>
          <LineRows shop={shop} lines={lines} />
        </section>
      )}
      {months.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">{t.months}</h2>
          <ul className="mt-3">
            {months.map((month) => (
              <li key={month}>
                <Link to={to.moneyMonth(shop, month)} className="text-link inline-flex min-h-11 items-center">
                  {monthName(month, language)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {years.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">{t.tax.link}</h2>
          <ul className="mt-3">
            {years.map((year) => (
              <li key={year}>
                <Link to={to.moneyTax(shop, year)} className="text-link inline-flex min-h-11 items-center">
                  {year}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {invoices.length > 0 && (
        <section className="mt-10">
          <h2 className="text-xl">{t.invoices}</h2>
          <ul className="mt-3 max-w-column border-line border-t">
            {invoices.map(({ _id, number, month, totalPaise }) => (
              <li key={_id}>
                <AmountRow paise={totalPaise}>
                  <a href={`/api/v1/shops/${shop}/commission-invoices/${_id}`} className="text-link inline-flex min-h-11 items-center">
                    {number} (PDF)
                  </a>
                  <span className="block text-muted text-sm">{monthName(month, language)}</span>
                </AmountRow>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
