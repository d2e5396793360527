import { useEffect, useRef, useState } from 'react';
import { NavLink } from 'react-router';
import { BasketIcon } from '#ui/icons.tsx';
import { useCartCount, useSaved } from '../cart/cart-store.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';

const shape = 'target relative flex items-center justify-center rounded-sm';

/** Counts how often items were added to the cart since the page opened: the icon moves each time. */
function useAddedCount(count: number | undefined): number {
  const before = useRef(count);
  const [taken, setTaken] = useState(0);
  useEffect(() => {
    if (before.current !== undefined && count !== undefined && count > before.current) setTaken((times) => times + 1);
    before.current = count;
  }, [count]);
  return taken;
}

/**
 * Opens the cart; disabled once the cart is known to be empty, with nothing put aside for later either. Until
 * the browser has been asked, and without scripts, it is a plain link.
 */
export function CartButton() {
  const language = useLanguage();
  const t = useMessages().shell;
  const count = useCartCount();
  const saved = useSaved();
  const taken = useAddedCount(count);
  if (count === 0 && saved?.length === 0) {
    return (
      <button
        type="button"
        disabled
        aria-label={t.cartEmpty}
        title={t.cartEmpty}
        className={`${shape} cursor-not-allowed text-line-strong`}
      >
        <BasketIcon />
      </button>
    );
  }
  return (
    <NavLink
      to={links(language).cart()}
      aria-label={count ? t.cartCount(count) : t.cart}
      className={`${shape} transition-colors hover:text-indigo`}
    >
      <BasketIcon key={taken} className={taken > 0 ? 'takes size-6' : 'size-6'} />
      {count !== undefined && count > 0 && (
        <span
          key={`${taken} pieces`}
          aria-hidden="true"
          className={`absolute top-0.5 right-0 min-w-5 rounded-full bg-madder px-1 text-center font-semibold text-ground text-xs leading-5 tabular-nums ${taken > 0 ? 'counts' : ''}`}
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </NavLink>
  );
}
