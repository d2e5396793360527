import { requireActor } from '#modules/accounts/get-me.ts';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { type CartItem, maxLines } from './contract.ts';
import { readCart, readStocks, saveItems } from './queries.ts';

/**
 * Sets the quantity of a variant in the cart, or saves it for later. Stock is checked by the quote.
 * @throws {DomainError} PRODUCT_NOT_FOUND; INVALID_INPUT at `variantId` where the cart is full
 */
export async function setCartItem(
  ctx: Context,
  { variantId, qty, saved }: { variantId: string; qty: number; saved: boolean },
): Promise<{ data: { items: CartItem[] } }> {
  const { userId } = requireActor(ctx);
  return ctx.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const items = await readCart(tx.db, userId);
    if (!items.some((item) => item.variantId === variantId)) {
      if ((await readStocks(tx.db, [variantId])).length === 0) throw new DomainError('PRODUCT_NOT_FOUND');
      if (items.length >= maxLines) throw new DomainError('INVALID_INPUT', { variantId: `At most ${maxLines} different pieces.` });
    }
    await saveItems(tx.db, [{ userId, variantId, qty, saved, addedAt: tx.now() }]);
    return { data: { items: await readCart(tx.db, userId) } };
  });
}
