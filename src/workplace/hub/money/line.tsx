import { Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf } from '../../parts/day.ts';
import type { Route } from './+types/line';
import { AmountRow, BackLink, percent, rupees } from './amounts.tsx';
import { moneyMessagesOf, useMoneyMessages } from './messages.ts';
import { orNotFound } from './read-money.ts';

export const loader = async ({ context, params: { shop, id } }: Route.LoaderArgs) => ({
  shop,
  sold: await orNotFound(context.get(apiContext).payouts.getMoneyLine({ shop, id })),
});

export const meta: Route.MetaFunction = ({ location }) => [{ title: moneyMessagesOf(languageOfPath(location.pathname)).title }];

/** A sold line, from its price to what reaches the shop, and with which payout. */
export default function Line({ loaderData: { shop, sold } }: Route.ComponentProps) {
  const t = useMoneyMessages();
  const language = useLanguage();
  const to = links(language);
  const { title, order, qty, soldAt, steps, gst, couponFundedBy, yoursPaise, wait, until, payouts } = sold;
  return (
    <>
      <BackLink to={to.money(shop)}>{t.backToMoney}</BackLink>
      <h1 className="wrap-anywhere mt-2 text-3xl lg:text-4xl">{inLanguage(title, language)}</h1>
      <p className="mt-4 text-muted">{[t.order(order), t.pieces(qty), t.sold(dayOf(soldAt, language))].join(' · ')}</p>
      <ol className="mt-6 max-w-column border-line border-t">
        {steps.map(({ step, amountPaise, rateBp, from, law }) => (
          <li key={step}>
            <AmountRow paise={amountPaise}>
              {t.steps[step]}
              {rateBp !== undefined && (
                <span className="block text-muted text-sm">
                  {from ? t.rate(percent(rateBp), dayOf(from, language)) : percent(rateBp)}
                  {law && `, ${law}`}
                </span>
              )}
            </AmountRow>
          </li>
        ))}
        <li>
          <AmountRow paise={yoursPaise} strong>
            {t.yours}
          </AmountRow>
        </li>
      </ol>
      <p className="mt-6 max-w-lead">{t.gst(rupees(gst.amountPaise, language), percent(gst.rateBp))}</p>
      {gst.law && <p className="mt-1 max-w-lead text-muted text-sm">{gst.law}</p>}
      {couponFundedBy === 'operator' && <p className="mt-4 max-w-lead">{t.ourCoupon}</p>}
      <ul className="mt-6">
        {payouts.map(({ _id, state, sentAt }) => (
          <li key={_id}>
            <Link to={to.moneyPayout(shop, _id)} className="text-link inline-flex min-h-11 items-center">
              {sentAt ? t.paidWith(dayOf(sentAt, language)) : t.payouts}
            </Link>{' '}
            <span className="text-muted">({t.states[state]})</span>
          </li>
        ))}
      </ul>
      {wait && (
        <p className="mt-4 font-semibold">
          {t.waits[wait]}
          {until && `, ${t.until(dayOf(until, language))}`}
        </p>
      )}
    </>
  );
}
