import { Link } from 'react-router';
import type { TaxYear } from '#modules/payouts/tax-contract.ts';
import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { ColumnNames } from '../../parts/column-names.tsx';
import { dayOf, monthName } from '../../parts/day.ts';
import type { Route } from './+types/tax';
import { BackLink, rupees } from './amounts.tsx';
import { moneyMessagesOf, useMoneyMessages } from './messages.ts';
import { orNotFound } from './read-money.ts';

export const loader = async ({ context, params: { shop, year } }: Route.LoaderArgs) => ({
  shop,
  tax: await orNotFound(context.get(apiContext).payouts.getTaxYear({ shop, year })),
});

export const meta: Route.MetaFunction = ({ params, location }) => [
  { title: moneyMessagesOf(languageOfPath(location.pathname)).tax.title(params.year ?? '') },
];

/** Shows the taxes withheld of a shop in a financial year, how they were paid, and the certificates. */
export default function Tax({ loaderData: { shop, tax } }: Route.ComponentProps) {
  const { tax: t, ...money } = useMoneyMessages();
  const language = useLanguage();
  const to = links(language);
  const file = (kind: string) => `/api/v1/shops/${shop}/money/tax/${tax.year}/${kind}`;
  return (
    <>
      <BackLink to={to.money(shop)}>{money.backToMoney}</BackLink>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title(tax.year)}</h1>
      <p className="mt-4 max-w-lead text-muted">{t.lead}</p>
      {tax.years.length > 1 && (
        <p className="mt-4 flex flex-wrap gap-x-6">
          {tax.years.map((year) => (
            <Link
              key={year}
              to={to.moneyTax(shop, year)}
              aria-current={year === tax.year ? 'page' : undefined}
              className="text-link inline-flex min-h-11 items-center"
            >
              {year}
            </Link>
          ))}
        </p>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        <a href={file('pdf')} className="line-button">
          {money.pdf}
        </a>
        <a href={file('csv')} className="line-button">
          {money.csv}
        </a>
      </p>
      {tax.quarters.map((quarter) => (
        <Quarter key={quarter.quarter} shop={shop} quarter={quarter} />
      ))}
      <p className="mt-8 font-semibold text-lg">
        {t.all(tax.year)}: TDS {rupees(tax.tdsPaise, language)} · TCS {rupees(tax.tcsPaise, language)}
      </p>
    </>
  );
}

function Quarter({ shop, quarter }: { shop: string; quarter: TaxYear['quarters'][number] }) {
  const t = useMoneyMessages().tax;
  const language = useLanguage();
  const cell = 'max-md:block md:border-line md:border-b md:py-3 md:pr-6 md:align-top';
  const challan = (paid: { challan: string; on: string } | undefined, sum: number) =>
    paid ? t.paid(paid.challan, dayOf(paid.on, language)) : sum === 0 ? '' : t.notYet;
  return (
    <section className="mt-8 max-w-column" aria-labelledby={`quarter-${quarter.quarter}`}>
      <h2 id={`quarter-${quarter.quarter}`} className="text-xl">
        {t.quarter(String(quarter.quarter))}
      </h2>
      <table className="mt-3 w-full text-left max-md:block">
        <ColumnNames names={[t.month, t.sales, 'TDS', 'TCS']} />
        <tbody className="max-md:block">
          {quarter.months.map(({ month, salesPaise, tdsPaise, tcsPaise, tds, tcs }) => (
            <tr key={month} className="max-md:block max-md:border-line max-md:border-b max-md:py-3">
              <th scope="row" className={`${cell} font-semibold`}>
                {monthName(month, language)}
              </th>
              <td className={`${cell} tabular-nums`}>
                <span className="text-muted md:hidden">{t.sales}: </span>
                {rupees(salesPaise, language)}
              </td>
              {(
                [
                  ['TDS', tdsPaise, tds],
                  ['TCS', tcsPaise, tcs],
                ] as const
              ).map(([name, sum, paid]) => (
                <td key={name} className={`${cell} tabular-nums`}>
                  <span className="text-muted md:hidden">{name}: </span>
                  {rupees(sum, language)}
                  <span className="wrap-anywhere block text-muted text-sm">{challan(paid, sum)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3">
        TDS {rupees(quarter.tdsPaise, language)} · TCS {rupees(quarter.tcsPaise, language)}
      </p>
      <p>
        {quarter.certificate ? (
          <a
            href={`/api/v1/shops/${shop}/money/tax-certificates/${quarter.certificate._id}`}
            download
            className="text-link inline-flex min-h-11 items-center"
          >
            {t.certificate}
          </a>
        ) : (
          <span className="text-muted text-sm">{t.noCertificate}</span>
        )}
      </p>
    </section>
  );
}
