import { NavLink } from 'react-router';
import { HeartIcon } from '#ui/icons.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useWishlist } from '../wishlist/wishlist-store.ts';

/** Opens the wishlist; the number on it is known to the browser alone. Phones have it in the menu. */
export function WishlistLink() {
  const { menu, wishlist } = useMessages();
  const to = links(useLanguage()).wishlist();
  const count = useWishlist()?.ids.length ?? 0;
  return (
    <NavLink
      to={to}
      aria-label={count > 0 ? menu.wishlist(count) : wishlist.link}
      title={wishlist.link}
      className="target relative flex items-center justify-center rounded-sm transition-colors hover:text-indigo max-sm:hidden"
    >
      <HeartIcon />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 min-w-5 rounded-full bg-madder px-1 text-center font-semibold text-ground text-xs leading-5 tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </NavLink>
  );
}
