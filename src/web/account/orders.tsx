import { Link } from 'react-router';
import { apiContext } from '../api.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import type { Route } from './+types/orders';
import { useAccountMessages } from './messages.ts';
import { forPerson, personalHeaders, personalMeta } from './personal.ts';

export const headers = personalHeaders;
export const meta = personalMeta((t) => t.menu.orders);

export async function loader({ context, url }: Route.LoaderArgs) {
  await forPerson(url, () => context.get(apiContext).accounts.getMe());
  return null;
}

export default function OrdersPage() {
  const at = links(useLanguage());
  const { menu, orders: t } = useAccountMessages();
  return (
    <>
      <h1 className="text-3xl">{menu.orders}</h1>
      <p className="mt-8 font-display text-xl">{t.none}</p>
      <p className="mt-2 max-w-[36rem] text-muted">{t.hint}</p>
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
  );
}
