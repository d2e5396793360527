import { Link } from 'react-router';
import { apiContext } from '../api.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/orders';
import { useAccountMessages } from './messages.ts';
import { OrderCard } from './order-card.tsx';
import { loadForUser, personalHeaders, personalMeta } from './personal-page.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.menu.orders);

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after') ?? undefined;
  const { data, next } = await loadForUser(url, () => context.get(apiContext).orders.listOrders({ after }));
  return { orders: data.data.order, next };
}

export default function OrdersPage({ loaderData: { orders, next } }: Route.ComponentProps) {
  const at = links(useLanguage());
  const { menu, orders: t } = useAccountMessages();
  return (
    <>
      <h1 className="text-3xl">{menu.orders}</h1>
      {orders.length > 0 ? (
        <ul className="mt-6 grid gap-5">
          {orders.map((order) => (
            <OrderCard key={order._id} order={order} />
          ))}
        </ul>
      ) : (
        <>
          <p className="mt-8 font-display text-xl">{t.none}</p>
          <p className="mt-2 max-w-form text-muted">{t.hint}</p>
          <p className="mt-7 flex flex-wrap gap-3">
            <Link to={at.home()} className="solid-button">
              {t.browse}
            </Link>
            <Link to={at.search()} className="line-button">
              {t.search}
            </Link>
            <Link to={at.wishlist()} className="line-button">
              {t.wishlist}
            </Link>
          </p>
        </>
      )}
      {next && (
        <p className="mt-7">
          <Link to={`${at.account.orders()}?after=${encodeURIComponent(next)}`} className="line-button">
            {t.more}
          </Link>
        </p>
      )}
      <p className="mt-10 border-line border-t pt-5 text-muted">
        {t.asGuest}{' '}
        <Link to={at.lookUpOrder()} className="text-ink text-link">
          {t.lookUp}
        </Link>
      </p>
    </>
  );
}
