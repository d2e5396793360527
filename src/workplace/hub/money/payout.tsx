import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { dayOf } from '../../parts/day.ts';
import type { Route } from './+types/payout';
import { AmountRow, BackLink, LineRows, rupees } from './amounts.tsx';
import { moneyMessagesOf, useMoneyMessages } from './messages.ts';
import { orNotFound } from './read-money.ts';

export const loader = async ({ context, params: { shop, id } }: Route.LoaderArgs) => ({
  shop,
  ...(await orNotFound(context.get(apiContext).payouts.getShopPayout({ shop, id }))),
});

export const meta: Route.MetaFunction = ({ location }) => [{ title: moneyMessagesOf(languageOfPath(location.pathname)).payouts }];

/** A payout, and the lines that it is made of. */
export default function Payout({ loaderData: { shop, payout, lines } }: Route.ComponentProps) {
  const t = useMoneyMessages();
  const language = useLanguage();
  const { _id, state, amountPaise, sentAt, accountLast4, utr, returnReason } = payout;
  const facts: [string, string | undefined][] = [
    [t.sentOn, sentAt && dayOf(sentAt, language)],
    [t.account, accountLast4 && `•••• ${accountLast4}`],
    [t.utr, utr],
    [t.bankSays, returnReason],
    [t.reference, _id],
  ];
  return (
    <>
      <BackLink to={links(language).money(shop)}>{t.backToMoney}</BackLink>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.payout(rupees(amountPaise, language))}</h1>
      <p className="mt-4 font-semibold text-lg">{t.states[state]}</p>
      <dl className="mt-6 max-w-column border-line border-t">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="border-line border-b py-3">
                <dt className="text-muted text-sm">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      <h2 className="mt-10 text-xl">{t.madeOf}</h2>
      <LineRows shop={shop} lines={lines} />
      <div className="max-w-column">
        <AmountRow paise={amountPaise} strong>
          {t.yours}
        </AmountRow>
      </div>
    </>
  );
}
