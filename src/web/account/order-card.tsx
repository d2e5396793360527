import { Link } from 'react-router';
import type { ListedOrder } from '#modules/orders/contract.ts';
import { formatDay } from '#shared/format-day.ts';
import { inLanguage } from '#shared/localized.ts';
import { Picture } from '../components/picture.tsx';
import { formatPaise } from '../components/price.tsx';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useAccountMessages } from './messages.ts';

/** Most pictures of one order in the list. */
const maxPictures = 4;

/** An order in the list: what it was, how far it is, what it came to. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const language = useLanguage();
  const t = useAccountMessages().orders;
  const to = links(language).order(order.orderId);
  const units = order.items.reduce((sum, item) => sum + item.quantity, 0);
  const names = order.items.map((item) => inLanguage(item.productId.name, language));
  const states =
    order.state === 'placed' ? [...new Set(order.parcels.map((parcel) => t.parcelStates[parcel.state]))] : [t.states[order.state]];
  return (
    <li className="group relative rounded-sm border border-line bg-raised p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">
          <Link to={to} aria-label={t.openOf(order.orderId)} className="card-link">
            {order.orderId}
          </Link>
        </h2>
        <p className="font-semibold tabular-nums">{formatPaise(order.totalAmount, language)}</p>
      </div>
      <p className="text-muted text-sm">
        {formatDay(new Date(order.createdAt), language)} · {t.pieces(units)}
      </p>
      <p className="mt-1 font-semibold text-neem text-sm">{states.join(', ')}</p>
      <div className="mt-4 flex gap-3">
        {order.items.slice(0, maxPictures).map((item) => {
          const [picture] = item.productId.media;
          return (
            <span key={item._id} className="size-16 overflow-hidden rounded-sm bg-sunk">
              {picture && <Picture picture={picture} sizes="4rem" decorative className="size-full" />}
            </span>
          );
        })}
      </div>
      <p className="mt-3 line-clamp-2 break-words text-sm">{names.join(', ')}</p>
    </li>
  );
}
