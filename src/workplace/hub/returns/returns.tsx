import { Link } from 'react-router';
import { inLanguage, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { ColumnNames } from '../../parts/column-names.tsx';
import { dayOf } from '../../parts/day.ts';
import { hubMessagesOf, useHubMessages } from '../messages.ts';
import type { Route } from './+types/returns';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const open = url.searchParams.get('open') === 'no' ? 'no' : 'yes';
  const after = url.searchParams.get('after') ?? undefined;
  const { data, next } = await context.get(apiContext).returns.listShopReturns({ shop: params.shop, open, after });
  return { shop: params.shop, show: open, openCount: data.open, returns: data.returns, next };
}

export const meta: Route.MetaFunction = ({ location }) => [{ title: hubMessagesOf(languageOfPath(location.pathname)).work.returns.title }];

const cell = 'max-md:block md:border-line md:border-b md:py-4 md:pr-6 md:align-top';

/** The returns of a shop, those first that wait for it. */
export default function Returns({ loaderData: { shop, show, openCount, returns, next } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useHubMessages().work.returns;
  const { orders } = useHubMessages().work;
  const to = links(language);
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.title}</h1>
      <nav aria-label={t.which} className="mt-6 flex flex-wrap gap-2">
        {(['yes', 'no'] as const).map((open) => (
          <Link
            key={open}
            to={open === 'yes' ? to.returns(shop) : `${to.returns(shop)}?open=no`}
            aria-current={open === show ? 'page' : undefined}
            className={`inline-flex min-h-11 items-center rounded-sm border px-3 ${open === show ? 'border-indigo bg-indigo text-on-indigo' : 'border-line-strong'}`}
          >
            {open === 'yes' ? t.open(String(openCount)) : t.closed}
          </Link>
        ))}
      </nav>
      {returns.length === 0 ? (
        <p className="mt-8 max-w-lead text-lg text-muted">{show === 'yes' ? t.noneOpen : t.noneClosed}</p>
      ) : (
        <table className="mt-6 w-full text-left max-md:block">
          <ColumnNames names={[t.columns.number, t.columns.pieces, t.columns.state, t.columns.until]} />
          <tbody className="max-md:block">
            {returns.map((row) => (
              <tr key={row.number} className="max-md:mb-4 max-md:block max-md:border max-md:border-line-strong max-md:px-4 max-md:py-3">
                <td className={cell}>
                  <Link to={to.return(shop, row.number)} className="text-link inline-flex min-h-11 items-center font-semibold">
                    {row.number}
                  </Link>
                </td>
                <td className={`${cell} wrap-anywhere`}>{row.titles.map((title) => inLanguage(title, language)).join(', ')}</td>
                <td className={cell}>{t.states[row.state]}</td>
                <td className={cell}>
                  {row.waitsUntil && (
                    <>
                      <span className="text-muted md:hidden">{t.columns.until}: </span>
                      {dayOf(row.waitsUntil, language)}
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {next && (
        <p className="mt-6">
          <Link to={`${to.returns(shop)}?open=${show}&after=${next}`} className="text-link inline-flex min-h-11 items-center">
            {orders.next}
          </Link>
        </p>
      )}
    </>
  );
}
