import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { runOnce } from '#platform/idempotency/run-once.ts';
import { type KeptItem, mostLines } from './contract.ts';
import { type Merged, mergeItems } from './merge-rules.ts';
import { readCart, readStocks, saveItems } from './queries.ts';

interface MergeInput {
  idempotencyKey: string;
  items: readonly { variantId: string; qty: number; saved: boolean }[];
}

type Answer = { items: KeptItem[] } & Pick<Merged, 'capped' | 'gone'>;

/** Puts what a browser kept for somebody into the cart of the account that they signed in to, once for each key. */
export async function mergeCart(ctx: Context, { idempotencyKey: key, items: came }: MergeInput): Promise<{ data: Answer }> {
  const { userId } = requireActor(ctx);
  const { answer } = await runOnce(ctx, { actor: userId, route: 'cart.merge', key, body: came }, async (tx): Promise<Answer> => {
    await lockPerson(tx, userId);
    const there = await readCart(tx.db, userId);
    const variantIds = came.map((item) => item.variantId);
    const { items, capped, gone } = mergeItems(there, came, await readStocks(tx.db, variantIds), mostLines);
    const addedAt = tx.now();
    const rows = items.map((item) => ({ ...item, userId, addedAt }));
    await saveItems(tx.db, rows);
    return { items: await readCart(tx.db, userId), capped, gone };
  });
  return { data: answer };
}
