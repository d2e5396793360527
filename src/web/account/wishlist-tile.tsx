import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { inLanguage } from '#shared/localized.ts';
import { showToast } from '#ui/toast-queue.ts';
import { AlertButton } from '../alerts/alert-button.tsx';
import { add, useCart } from '../cart/cart-store.ts';
import { Price } from '../components/price.tsx';
import { ProductCard } from '../components/product-card.tsx';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useWishlistToggle } from '../wishlist/use-wishlist-toggle.tsx';
import type { WishlistItem } from './use-wishlist-items.ts';

const sizes = '(min-width: 80rem) 19rem, (min-width: 48rem) 31vw, 46vw';
const action = 'target inline-flex cursor-pointer items-center text-left underline decoration-1 underline-offset-4';

/**
 * An item of the list with its state and actions. A removed one stays in its place until the user leaves the
 * page.
 */
export function WishlistTile({ item }: { item: WishlistItem }) {
  const language = useLanguage();
  const { wishlist: t, productDetails } = useMessages();
  const alerts = productDetails.restock;
  const title = item.title ? inLanguage(item.title, language) : t.goneUnnamed;
  const { wished, press } = useWishlistToggle(item.productId, title, true);
  const { card } = item;
  return (
    <li className="flex min-w-0 flex-col hyphens-auto break-words">
      <div className={wished ? '' : '[&_img]:opacity-25'}>
        {card ? (
          <ProductCard card={card} sizes={sizes} />
        ) : (
          <>
            <div className="cloth aspect-square rounded-sm" />
            <h3 className="mt-3 text-base leading-snug">{title}</h3>
          </>
        )}
      </div>
      <p role="status" className="mt-1 text-sm empty:hidden">
        {wished ? <StatusNote item={item} /> : t.removed}
      </p>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 text-sm">
        {wished && card?.inStock && <AddToCart card={card} title={title} />}
        {wished && card && (
          <AlertButton
            productId={item.productId}
            title={title}
            kind={card.inStock ? 'price-drop' : 'back-in-stock'}
            label={`${card.inStock ? alerts.priceAlert : alerts.alert}: ${title}`}
            className={`${action} text-indigo`}
          >
            {card.inStock ? alerts.priceAlert : alerts.alert}
          </AlertButton>
        )}
        <button
          type="button"
          aria-label={wished ? t.removeOf(title) : t.undoOf(title)}
          onClick={press}
          className={`${action} text-muted hover:text-ink`}
        >
          {wished ? t.remove : t.undo}
        </button>
      </div>
    </li>
  );
}

function StatusNote({ item }: { item: WishlistItem }): ReactNode {
  const t = useMessages().wishlist;
  const [before, after] = t.dropped;
  if (!item.card) return item.title ? <span className="text-muted">{t.gone}</span> : null;
  return (
    <>
      {item.backInStock && <span className="block text-neem">{t.backInStock}</span>}
      {item.priceDropPaise > 0 && (
        <span className="block text-neem">
          {before}
          <Price paise={item.priceDropPaise} />
          {after}
        </span>
      )}
    </>
  );
}

/** Into the cart where there is nothing to choose, else to where one chooses. */
function AddToCart({ card, title }: { card: NonNullable<WishlistItem['card']>; title: string }) {
  const language = useLanguage();
  const { product, wishlist: t } = useMessages();
  const at = links(language);
  const { onlyVariant } = card;
  const inCart = useCart()?.find((line) => line.variantId === onlyVariant?._id)?.qty ?? 0;
  const look = `${action} font-semibold text-indigo`;
  if (!onlyVariant) {
    return (
      <Link to={at.product(card)} aria-label={t.chooseOf(title)} className={look}>
        {t.choose}
      </Link>
    );
  }
  const put = () => {
    const fits = inCart < onlyVariant.stock;
    if (fits) add({ variantId: onlyVariant._id, productId: card._id });
    showToast({
      text: fits ? product.cart.added(inCart + 1, title) : product.cart.full(onlyVariant.stock),
      action: (
        <Link to={at.cart()} className="text-link inline-flex min-h-11 shrink-0 items-center font-semibold">
          {product.cart.view}
        </Link>
      ),
      subject: 'cart',
    });
  };
  return (
    <button type="button" aria-label={t.addOf(title)} onClick={put} className={look}>
      {product.cart.add}
    </button>
  );
}
