import { useState } from 'react';
import { add, load, useCart } from '../../components/cart-store.ts';
import { count } from '../../components/count.ts';
import { useMessages } from '../../messages.tsx';
import type { Piece } from './choice-rules.ts';
import { judgeAdding } from './stock-rules.ts';

/** What came of pressing Add to cart: a confirmation, or why not. `id` tells two presses apart. */
export interface Outcome {
  id: number;
  kind: 'added' | 'refused';
  text: string;
}

/** Puts the chosen piece into the browser's cart, never more of it than there is. */
export function useAdding(productId: string, title: string, chosen: Piece | undefined) {
  const t = useMessages().product.cart;
  const inCart = useCart()?.find((line) => line.variantId === chosen?._id)?.qty ?? 0;
  const [outcome, setOutcome] = useState<Outcome>();
  const addToCart = (quantity: number) => {
    if (!chosen) return;
    // Asked again at this moment: another tab may have changed the cart.
    const already = load().find((line) => line.variantId === chosen._id)?.qty ?? 0;
    const { allowed, room } = judgeAdding({ stock: chosen.stock, inCart: already, quantity });
    const id = (outcome?.id ?? 0) + 1;
    if (!allowed) {
      setOutcome({ id, kind: 'refused', text: room === 0 ? t.full(chosen.stock) : t.partly(already, room) });
      return;
    }
    add({ variantId: chosen._id, productId, qty: quantity });
    count({ kind: 'add-to-cart', subject: productId });
    setOutcome({ id, kind: 'added', text: t.added(already + quantity, title) });
  };
  return { inCart, outcome, addToCart, dismiss: () => setOutcome(undefined) };
}
