import { Link } from 'react-router';
import type { OrderView } from '#modules/orders/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { KeepAccount } from './keep-account.tsx';
import { useOrderMessages } from './messages.ts';

/** Most links of each kind. */
const maxLinks = 3;

/** Links for the time until the parcels arrive. */
export function NextSteps({ order }: { order: OrderView }) {
  const language = useLanguage();
  const to = links(language);
  const t = useOrderMessages().next;
  const lines = order.parcels.filter(({ replaces }) => !replaces).flatMap((parcel) => parcel.lines);
  const makers = [...new Map(lines.map((line) => [line.makerSlug, line])).values()].slice(0, maxLinks);
  const link = 'text-link inline-flex min-h-11 items-center';
  return (
    <div className="grid gap-x-10 gap-y-6 print:hidden sm:grid-cols-2">
      <section aria-labelledby="next">
        <h2 id="next" className="text-xl">
          {t.title}
        </h2>
        <ul className="mt-1">
          {makers.map(({ makerSlug, makerName }) => (
            <li key={makerSlug}>
              <Link to={to.maker(makerSlug)} className={link}>
                {t.maker(inLanguage(makerName, language))}
              </Link>
            </li>
          ))}
          {lines.slice(0, maxLinks).map(({ _id, productId, slug, title }) => (
            <li key={_id}>
              <Link to={`${to.product({ _id: productId, slug })}#care`} className={link}>
                {t.care(inLanguage(title, language))}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      {order.isGuest && order.contact && (
        <KeepAccount
          number={order.number}
          email={order.contact.email}
          name={order.gift ? (order.gift.buyerName ?? '') : order.contact.name}
        />
      )}
    </div>
  );
}
