import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import { type CartItem, maxLines } from './contract.ts';
import { type MergeResult, mergeItems } from './merge-rules.ts';
import { readCart, readStocks, saveItems } from './queries.ts';

interface MergeInput {
  idempotencyKey: string;
  items: readonly { variantId: string; qty: number; saved: boolean }[];
}

type MergeOutput = { items: CartItem[] } & Pick<MergeResult, 'capped' | 'gone'>;

/** Merges the guest cart of a browser into the account's cart, once for each idempotency key. */
export async function mergeCart(ctx: Context, { idempotencyKey: key, items: guestItems }: MergeInput): Promise<{ data: MergeOutput }> {
  const { userId } = requireActor(ctx);
  const { answer } = await withIdempotencyKey(
    ctx,
    { actor: userId, route: 'merge-cart', key, body: guestItems },
    async (tx): Promise<MergeOutput> => {
      await lockPerson(tx, userId);
      const stored = await readCart(tx.db, userId);
      const variantIds = guestItems.map((item) => item.variantId);
      const { items, capped, gone } = mergeItems(stored, guestItems, await readStocks(tx.db, variantIds), maxLines);
      const addedAt = tx.now();
      const rows = items.map((item) => ({ ...item, userId, addedAt }));
      await saveItems(tx.db, rows);
      return { items: await readCart(tx.db, userId), capped, gone };
    },
  );
  return { data: answer };
}
