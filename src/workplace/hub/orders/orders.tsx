import { Link, redirect } from 'react-router';
import { shopLanes } from '#modules/orders/parcel-contract.ts';
import { languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { formAction, keepForm } from '../../parts/forms/form-action.ts';
import { hubMessagesOf, useHubMessages } from '../messages.ts';
import type { Route } from './+types/orders';
import { FindOrder } from './find-order.tsx';
import { findParcels } from './find-parcels.ts';
import { ParcelTable } from './parcel-table.tsx';
import { useRefresh } from './use-refresh.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('lane');
  const after = url.searchParams.get('after') ?? undefined;
  const lane = shopLanes.find((name) => name === asked) ?? 'to-pack';
  const api = context.get(apiContext);
  const { shop } = params;
  const number = url.searchParams.get('number')?.trim() || undefined;
  const found = number === undefined ? [] : await findParcels(api, shop, number);
  const [only] = found;
  if (only && found.length === 1) throw redirect(links(languageOfPath(url.pathname)).parcel(shop, only._id));
  const { data, next } = await api.orders.listShopParcels({ shop, lane, after });
  const [marked, refused, said] = ['marked', 'refused', 'said'].map((name) => url.searchParams.get(name));
  const isAllPicked = url.searchParams.get('pick') === 'all';
  const isLater = after !== undefined;
  return { shop, ...data, next, isLater, isAllPicked, number, found, marked, refused, said, now: new Date().toISOString() };
}

/** Notes parcels as packed, or takes one back; what came of it stands in the address. */
export const action = formAction(async ({ api, form, all, params, to }) => {
  const shop = params.shop ?? '';
  if (form.undo !== undefined) {
    const done = await api.orders.undoPack({ shop, parcelId: form.undo }).then(
      () => 'undone',
      (error: unknown) => {
        if (error instanceof Response && error.status === 409) return 'too-late';
        throw error;
      },
    );
    return to.orders(shop, `to-pack&said=${done}`);
  }
  const parcelIds = form.pack === undefined ? all('parcelIds[]') : [form.pack];
  if (parcelIds.length === 0) return to.orders(shop, 'to-pack&said=none');
  const { results } = (await api.orders.packShopParcels({ shop, parcelIds })).data;
  const refused = results.filter(({ result }) => result !== 'planned').map(({ number, parcelId }) => number ?? parcelId);
  const marked = results.length - refused.length;
  return to.orders(shop, `to-pack&marked=${marked}${refused.length > 0 ? `&refused=${encodeURIComponent(refused.join(', '))}` : ''}`);
});

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ location }) => [{ title: hubMessagesOf(languageOfPath(location.pathname)).work.orders.title }];

/** The parcels of a shop, by what is to be done with them. */
export default function Orders({ loaderData }: Route.ComponentProps) {
  const { shop, lane, counts, parcels, next, isLater, isAllPicked, number, found, now } = loaderData;
  const t = useHubMessages().work;
  const to = links(useLanguage());
  useRefresh(parcels.map(({ packAt }) => packAt));
  return (
    <>
      <h1 className="text-3xl lg:text-4xl">{t.orders.title}</h1>
      <FindOrder shop={shop} number={number} found={found} />
      <nav aria-label={t.orders.lanes} className="mt-6">
        <ul className="flex flex-wrap gap-2">
          {shopLanes.map((name) => (
            <li key={name}>
              <Link
                to={to.orders(shop, name)}
                aria-current={name === lane ? 'page' : undefined}
                className={`inline-flex min-h-11 items-center gap-2 rounded-sm border px-3 ${name === lane ? 'border-indigo bg-indigo text-on-indigo' : 'border-line-strong'}`}
              >
                {t.lanes[name]} <span>{counts[name]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {lane === 'to-pack' && parcels.length > 0 && (
        <p className="mt-4">
          <Link to={to.packingList(shop)} className="text-link inline-flex min-h-11 items-center">
            {t.packingList.link}
          </Link>
        </p>
      )}
      <Said {...loaderData} />
      {parcels.length === 0 ? (
        <p className="mt-8 max-w-lead text-lg text-muted">{t.empty[lane]}</p>
      ) : (
        <ParcelTable key={String(isAllPicked)} shop={shop} lane={lane} parcels={parcels} now={now} isAllPicked={isAllPicked} />
      )}
      <p className="mt-6 flex gap-6">
        {isLater && (
          <Link to={to.orders(shop, lane)} className="text-link inline-flex min-h-11 items-center">
            {t.orders.first}
          </Link>
        )}
        {next && (
          <Link to={to.orders(shop, `${lane}&after=${next}`)} className="text-link inline-flex min-h-11 items-center">
            {t.orders.next}
          </Link>
        )}
      </p>
    </>
  );
}

type Answer = Pick<Route.ComponentProps['loaderData'], 'marked' | 'refused' | 'said'>;

/** Says what came of the last form. */
function Said({ marked, refused, said }: Answer) {
  const t = useHubMessages().work.orders;
  const words = [
    marked && marked !== '0' ? t.marked(marked) : '',
    refused ? t.refused(refused) : '',
    said === 'undone' ? t.undone : said === 'too-late' ? t.tooLate : said === 'none' ? t.pickNone : '',
  ].filter(Boolean);
  if (words.length === 0) return null;
  return (
    <p role="status" className="mt-6 max-w-lead border-indigo border-l-4 pl-5">
      {words.join(' ')}
    </p>
  );
}
