import { track } from '../../analytics/track.ts';
import { add, load, useCart } from '../../cart/cart-store.ts';
import { useMessages } from '../../messages.tsx';
import { checkAddToCart } from './stock-rules.ts';
import type { SelectableVariant } from './variant-choice-rules.ts';

/** Puts the chosen piece into the browser's cart, never more of it than there is. */
export function useAddToCart(productId: string, title: string, chosen: SelectableVariant | undefined) {
  const t = useMessages().product.cart;
  const inCart = useCart()?.find((line) => line.variantId === chosen?._id)?.qty ?? 0;
  /** @returns what came of it, or why nothing did */
  const addToCart = (quantity: number): string => {
    if (!chosen) return '';
    // Asked again at this moment: another tab may have changed the cart.
    const already = load().find((line) => line.variantId === chosen._id)?.qty ?? 0;
    const { allowed, room } = checkAddToCart({ stock: chosen.stock, inCart: already, quantity });
    if (!allowed) return room === 0 ? t.full(chosen.stock) : t.partly(already, room);
    add({ variantId: chosen._id, productId, qty: quantity });
    track({ kind: 'add-to-cart', subject: productId });
    return t.added(already + quantity, title);
  };
  return { inCart, addToCart };
}
