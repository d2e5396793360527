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
  /** Rows to write: quantities are added up, as far as stock allows. */
  items: RequestedItem[];
  capped: { variantId: string; title: Localized; wanted: number; qty: number }[];
  /** Not on sale, or beyond `maxLines`. */
  gone: string[];
}

const maxQty = 9999;

/**
 * Merges the guest cart into the stored items. A sold-out item keeps its quantity,
 * because the quote reports it.
 */
export function mergeItems(
  stored: readonly CartItem[],
  guestItems: readonly RequestedItem[],
  onSale: readonly StockedVariant[],
  maxLines: number,
): MergeResult {
  const storedById = new Map(stored.map((item) => [item.variantId, item]));
  const variantById = new Map(onSale.map((item) => [item.variantId, item]));
  const merged: MergeResult = { items: [], capped: [], gone: [] };
  let count = stored.length;
  for (const item of guestItems) {
    const old = storedById.get(item.variantId);
    const variant = variantById.get(item.variantId);
    if (!variant || (!old && count >= maxLines)) {
      merged.gone.push(item.variantId);
      continue;
    }
    if (!old) count++;
    // An item is ordered as soon as one side has it in the cart; quantities saved
    // for later are not added to it.
    const isOrdered = !item.saved || old?.saved === false;
    const wanted = isOrdered ? (item.saved ? 0 : item.qty) + (old && !old.saved ? old.qty : 0) : Math.max(item.qty, old?.qty ?? 0);
    const qty = Math.min(maxQty, variant.stock > 0 ? Math.min(wanted, variant.stock) : wanted);
    if (isOrdered && qty < wanted) merged.capped.push({ variantId: item.variantId, title: variant.title, wanted, qty });
    merged.items.push({ variantId: item.variantId, qty, saved: !isOrdered });
  }
  return merged;
}
