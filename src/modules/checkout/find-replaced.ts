import type { Hold } from '#modules/catalog/hold-rules.ts';
import { findOverShare } from '#modules/catalog/hold-stock.ts';
import { readPendingHolds } from '#modules/catalog/open-holds.ts';
import type { StockItem } from '#modules/catalog/reserve-stock.ts';
import type { Context } from '#platform/context.ts';

/**
 * Finds the buyer's own unpaid orders that would keep this one from the share of a stock that one buyer may
 * hold: it comes in their place. Buyers are never refused because of what they hold themselves.
 * @param self holder of the buyer's own orders
 * @param ended orders in whose place it comes already
 */
export async function findReplaced(
  tx: Context,
  { items, hold, self, ended }: { items: readonly StockItem[]; hold: Hold; self: string | undefined; ended: readonly string[] },
): Promise<string[]> {
  if (self === undefined || tx.app.holds.openOrders === 0) return [...ended];
  const own = (await readPendingHolds(tx.db, [self])).filter((each) => !ended.includes(each.orderId));
  const shared = own.filter((each) => items.some((item) => item.variantId === each.variantId));
  if (shared.length === 0) return [...ended];
  const over = await findOverShare(tx, items, hold);
  return [...new Set([...ended, ...shared.filter((each) => over.includes(each.variantId)).map((each) => each.orderId)])];
}
