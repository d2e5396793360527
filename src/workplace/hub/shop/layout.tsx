import { NavLink, Outlet } from 'react-router';
import { rolePowers, type ShopPower } from '#shared/access.ts';
import { apiContext } from '../../context.ts';
import { useLanguage } from '../../language.ts';
import { links } from '../../links.ts';
import { countText } from '../../parts/count.ts';
import { useHubMessages } from '../messages.ts';
import { useMoneyMessages } from '../money/messages.ts';
import type { Route } from './+types/layout';

/** A shop of others, and one that does not exist, has no page. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { shops } = (await api.onboarding.listMyShops()).data;
  const own = shops.find(({ shop }) => shop === params.shop);
  if (!own) throw new Response(null, { status: 404 });
  return { ...own, unseen: (await api.sellers.countNews({ shop: own.shop })).data.unseen };
}

/** Surrounds the pages of a shop with its places, as far as the member may enter them. */
export default function ShopLayout({ loaderData: { shop, role, unseen } }: Route.ComponentProps) {
  const money = useMoneyMessages();
  const t = useHubMessages().work.nav;
  const language = useLanguage();
  const to = links(language);
  const powers = rolePowers[role];
  const places = [
    { label: t.today, path: to.myShop(shop), powers: ['shop'] },
    { label: t.orders, path: to.orders(shop), powers: ['orders'] },
    { label: t.returns, path: to.returns(shop), powers: ['returns'] },
    { label: t.products, path: to.products(shop), powers: ['stock', 'drafts'] },
    { label: t.makers, path: to.makers(shop), powers: ['drafts'] },
    { label: t.news(countText(unseen, language)), path: to.news(shop), powers: ['shop'] },
    { label: t.numbers, path: to.numbers(shop), powers: ['products'] },
    { label: money.link, path: to.money(shop), powers: ['statements'] },
    { label: t.calendar, path: to.calendar(shop), powers: ['products'] },
    { label: t.team, path: to.team(shop), powers: ['shop'] },
    { label: t.setup, path: to.shopSetup(shop), powers: ['shop'] },
  ] satisfies { label: string; path: string; powers: ShopPower[] }[];
  return (
    <>
      <nav aria-label={t.label} className="mb-8 border-line border-b print:hidden">
        <ul className="flex flex-wrap gap-x-6">
          {places
            .filter((place) => place.powers.some((power) => powers.includes(power)))
            .map(({ label, path }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={path === to.myShop(shop)}
                  className={({ isActive }) =>
                    `inline-flex min-h-11 items-center border-b-4 ${isActive ? 'border-indigo font-semibold' : 'border-transparent'}`
                  }
                >
                  {label}
                </NavLink>
              </li>
            ))}
        </ul>
      </nav>
      <Outlet />
    </>
  );
}
