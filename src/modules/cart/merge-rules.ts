import type { Localized } from '#shared/localized.ts';
import type { CartItem } from './contract.ts';

interface RequestedItem {
  variantId: string;
  qty: number;
  saved: boolean;
}

interface StockedVariant {
  variantId: string;
  stock: number;
  title: Localized;
}

export interface MergeResult {
  /** What is to be written: quantities are added, as far as there are pieces. */
  items: RequestedItem[];
  capped: { variantId: string; title: Localized; wanted: number; qty: number }[];
  /** Not sold, or one too many for the cart. */
  gone: string[];
}

const maxQty = 9999;

/** What a browser kept, added to what is there already. Of what is sold out the wish stays as it is: the quote says so. */
export function mergeItems(
  there: readonly CartItem[],
  came: readonly RequestedItem[],
  sold: readonly StockedVariant[],
  most: number,
): MergeResult {
  const before = new Map(there.map((item) => [item.variantId, item]));
  const known = new Map(sold.map((item) => [item.variantId, item]));
  const merged: MergeResult = { items: [], capped: [], gone: [] };
  let count = there.length;
  for (const item of came) {
    const old = before.get(item.variantId);
    const stocked = known.get(item.variantId);
    if (!stocked || (!old && count >= most)) {
      merged.gone.push(item.variantId);
      continue;
    }
    if (!old) count++;
    // What one side put aside and the other wants now is wanted: only the cart's own pieces are added up.
    const isOrdered = !item.saved || old?.saved === false;
    const wanted = isOrdered ? (item.saved ? 0 : item.qty) + (old && !old.saved ? old.qty : 0) : Math.max(item.qty, old?.qty ?? 0);
    const qty = Math.min(maxQty, stocked.stock > 0 ? Math.min(wanted, stocked.stock) : wanted);
    if (isOrdered && qty < wanted) merged.capped.push({ variantId: item.variantId, title: stocked.title, wanted, qty });
    merged.items.push({ variantId: item.variantId, qty, saved: !isOrdered });
  }
  return merged;
}
