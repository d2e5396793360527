import type { CartLine as Shown } from '#modules/catalog/contract.ts';
import type { CartLine as Kept } from '../components/cart-store.ts';

/** A line of the browser's cart beside what the catalogue says of it now; undefined where it is not sold any more. */
export interface BillLine {
  kept: Kept;
  shown: Shown | undefined;
  /** Pieces that count in the bill: those wanted, as far as there are any. */
  counted: number;
}

export interface Bill {
  lines: BillLine[];
  pieces: number;
  /** Integer paise. */
  subtotal: number;
  discount: number;
  total: number;
}

/** What the cart would cost now. Prices are the catalogue's; the browser brings identifiers and quantities only. */
export function drawUpBill(kept: readonly Kept[], shown: readonly Shown[]): Bill {
  const byVariant = new Map(shown.map((line) => [line.variantId, line]));
  const bill: Bill = { lines: [], pieces: 0, subtotal: 0, discount: 0, total: 0 };
  for (const line of kept) {
    const found = byVariant.get(line.variantId);
    const counted = Math.min(line.qty, found?.stock ?? 0);
    bill.lines.push({ kept: line, shown: found, counted });
    if (!found) continue;
    bill.pieces += counted;
    bill.subtotal += found.basePricePaise * counted;
    bill.total += found.pricePaise * counted;
  }
  bill.discount = bill.subtotal - bill.total;
  return bill;
}
