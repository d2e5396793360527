import { track } from '../../analytics/track.ts';
import { add, load, useCart } from '../../cart/cart-store.ts';
import { useMessages } from '../../messages.tsx';
import { checkAddToCart } from './stock-rules.ts';
import type { SelectableVariant } from './variant-choice-rules.ts';

/** Adds the selected variant to the browser's cart, up to its stock. */
export function useAddToCart(productId: string, title: string, selected: SelectableVariant | undefined) {
  const t = useMessages().product.cart;
  const inCart = useCart()?.find((line) => line.variantId === selected?._id)?.qty ?? 0;
  /** @returns the message to show: what was added, or why nothing was */
  const addToCart = (quantity: number): { text: string; isAdded: boolean } => {
    if (!selected) return { text: '', isAdded: false };
    // Reads the cart again, which another tab may have changed.
    const already = load().find((line) => line.variantId === selected._id)?.qty ?? 0;
    const { allowed, room } = checkAddToCart({ stock: selected.stock, inCart: already, quantity });
    if (!allowed) return { text: room === 0 ? t.full(selected.stock) : t.partly(already, room), isAdded: false };
    add({ variantId: selected._id, productId, qty: quantity });
    track({ kind: 'add-to-cart', subject: productId });
    return { text: t.added(already + quantity, title), isAdded: true };
  };
  return { inCart, addToCart };
}
