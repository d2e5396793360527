import { add, load, useCart } from '../../components/cart-store.ts';
import { count } from '../../components/count.ts';
import { useMessages } from '../../messages.tsx';
import type { Piece } from './choice-rules.ts';
import { judgeAdding } from './stock-rules.ts';

/** Puts the chosen piece into the browser's cart, never more of it than there is. */
export function useAdding(productId: string, title: string, chosen: Piece | undefined) {
  const t = useMessages().product.cart;
  const inCart = useCart()?.find((line) => line.variantId === chosen?._id)?.qty ?? 0;
  /** @returns what came of it, or why nothing did */
  const addToCart = (quantity: number): string => {
    if (!chosen) return '';
    // Asked again at this moment: another tab may have changed the cart.
    const already = load().find((line) => line.variantId === chosen._id)?.qty ?? 0;
    const { allowed, room } = judgeAdding({ stock: chosen.stock, inCart: already, quantity });
    if (!allowed) return room === 0 ? t.full(chosen.stock) : t.partly(already, room);
    add({ variantId: chosen._id, productId, qty: quantity });
    count({ kind: 'add-to-cart', subject: productId });
    return t.added(already + quantity, title);
  };
  return { inCart, addToCart };
}
