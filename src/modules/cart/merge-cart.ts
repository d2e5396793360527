import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { type KeptItem, mostLines } from './contract.ts';
import { type Merged, mergeItems } from './merge-rules.ts';
import { readCart, readStocks, saveItems } from './queries.ts';

interface MergeInput {
  items: readonly { variantId: string; qty: number; saved: boolean }[];
}

/** Puts what a browser kept for somebody into the cart of the account that they signed in to. */
export async function mergeCart(
  ctx: Context,
  { items: came }: MergeInput,
): Promise<{ data: { items: KeptItem[] } & Pick<Merged, 'capped' | 'gone'> }> {
  const { userId } = requireActor(ctx);
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const there = await readCart(tx.db, userId);
    const sold = await readStocks(
      tx.db,
      came.map((item) => item.variantId),
    );
    const { items, capped, gone } = mergeItems(there, came, sold, mostLines);
    const addedAt = tx.now();
    await saveItems(
      tx.db,
      items.map((item) => ({ ...item, userId, addedAt })),
    );
    return { data: { items: await readCart(tx.db, userId), capped, gone } };
  });
}
