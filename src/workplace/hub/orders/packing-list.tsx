import { Link } from 'react-router';
import type { PackingList } from '#modules/orders/packing-list-contract.ts';
import { inLanguage, labelIn, languageOfPath } from '#shared/localized.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { shortDay, timeOf } from '../../parts/day.ts';
import { hubMessagesOf, useHubMessages } from '../messages.ts';
import type { Route } from './+types/packing-list';

export const loader = async ({ context, params: { shop } }: Route.LoaderArgs) => ({
  shop,
  list: (await context.get(apiContext).orders.getPackingList({ shop })).data,
});

export const meta: Route.MetaFunction = ({ location }) => [
  { title: hubMessagesOf(languageOfPath(location.pathname)).work.packingList.title },
];

/** Lists parcels to pack, to print, or to save for where there is no connection. */
export default function PackingListPage({ loaderData: { shop, list } }: Route.ComponentProps) {
  const language = useLanguage();
  const t = useHubMessages().work.packingList;
  const to = links(language);
  const { madeAt, left, parcels } = list;
  return (
    <>
      <p className="print:hidden">
        <Link to={to.orders(shop)} className="text-link inline-flex min-h-11 items-center">
          {t.back}
        </Link>
      </p>
      <h1 className="mt-2 text-3xl lg:text-4xl">{t.title}</h1>
      <p className="mt-4 max-w-lead font-semibold">{t.made(timeOf(madeAt, language))}</p>
      <div className="max-w-lead print:hidden">
        <p className="mt-2 text-muted">{t.lead}</p>
        <p className="mt-4">
          <a href={to.packingListFile(shop)} download className="line-button">
            {t.save}
          </a>
        </p>
      </div>
      {parcels.length === 0 && <p className="mt-8 max-w-lead text-lg text-muted">{t.none}</p>}
      {parcels.map((parcel) => (
        <OneParcel key={parcel._id} parcel={parcel} />
      ))}
      {left > 0 && <p className="mt-6">{t.left(String(left))}</p>}
    </>
  );
}

function OneParcel({ parcel }: { parcel: PackingList['parcels'][number] }) {
  const language = useLanguage();
  const { packingList: t, orders, parcel: words } = useHubMessages().work;
  const { number, shipBy, recipient, isGift, isReplacement, giftMessage, lines } = parcel;
  const facts = [shipBy && words.leaves(shortDay(shipBy, language)), isGift && orders.gift, isReplacement && orders.replacement, recipient];
  return (
    <section className="mt-6 max-w-column break-inside-avoid border-line-strong border-t pt-4" aria-label={words.title(number)}>
      <h2 className="text-xl">{number}</h2>
      <p>{facts.filter(Boolean).join(' · ')}</p>
      {giftMessage && (
        <p className="wrap-anywhere whitespace-pre-line">
          {t.message}: {giftMessage}
        </p>
      )}
      <ul className="mt-2">
        {lines.map(({ qty, title, color, size, sizeLabel, sku, makerName, instructions }) => {
          const choice = [color && inLanguage(color, language), size === 'One size' ? '' : labelIn(size, sizeLabel, language)];
          const about = [...choice, sku, words.madeBy(inLanguage(makerName, language))].filter(Boolean).join(' · ');
          const name = `${qty} × ${inLanguage(title, language)}`;
          return (
            <li key={`${name} ${about}`}>
              <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
                <input type="checkbox" className="mt-1 size-5 shrink-0 accent-indigo" />
                <span className="wrap-anywhere min-w-0">
                  <span className="font-semibold">{name}</span>
                  <span className="block text-muted text-sm">{about}</span>
                  {instructions && (
                    <span className="block whitespace-pre-line">
                      {words.instructions}: {instructions}
                    </span>
                  )}
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
