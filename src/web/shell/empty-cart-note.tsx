import { Link, useLocation } from 'react-router';
import { useHydrated } from '#ui/use-hydrated.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useMenuLinks } from './use-menu-links.ts';

/** Says on the home page, where an empty cart leads to, that the cart is empty, with ways on. */
export function EmptyCartNote() {
  const state: unknown = useLocation().state;
  const to = links(useLanguage());
  const { menu, wishlist } = useMessages();
  const { collections } = useMenuLinks();
  const hasScripts = useHydrated();
  if (!hasScripts || (state as { hasEmptyCart?: unknown } | null)?.hasEmptyCart !== true) return null;
  return (
    <div role="status" className="bg-sunk print:hidden">
      <div className="page flex flex-wrap items-baseline gap-x-6 py-1">
        <p className="py-2">{menu.emptyCart}</p>
        {[...collections, { to: to.wishlist(), name: wishlist.link }].map(({ to, name }) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center text-link">
            {name}
          </Link>
        ))}
      </div>
    </div>
  );
}
