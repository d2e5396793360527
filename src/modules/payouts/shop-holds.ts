import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { type HoldWithAppeal, readHolds } from './hold-queries.ts';
import { appealHold } from './holds.ts';
import type { ShopHold } from './shop-contract.ts';

/** Shapes a hold for its shop. */
export const holdView = ({ id, state, reason, words, capPaise, endsOn, setAt, appeal }: HoldWithAppeal): ShopHold => ({
  _id: id,
  state,
  reason,
  words,
  capPaise,
  endsOn,
  setAt: setAt.toISOString(),
  ...(appeal
    ? {
        appeal: {
          words: appeal.words,
          at: new Date(appeal.at).toISOString(),
          answerDue: appeal.answerDue,
          ...(appeal.answer ? { answer: appeal.answer } : {}),
          ...(appeal.answeredAt ? { answeredAt: new Date(appeal.answeredAt).toISOString() } : {}),
        },
      }
    : {}),
});

/** Gives a hold of the caller's shop. @throws {DomainError} NOT_FOUND */
export async function getShopHold(ctx: Context, { id }: { id: string }): Promise<{ data: ShopHold }> {
  const [hold] = await readHolds(ctx.db, requireShop(ctx).sellerId, id);
  if (!hold) throw new DomainError('NOT_FOUND');
  return { data: holdView(hold) };
}

/** Appeals against a hold of the caller's shop. @throws {DomainError} NOT_FOUND, WRONG_STATE */
export async function appealByShop(ctx: Context, { id, words }: { id: string; words: string }): Promise<{ data: ShopHold }> {
  const { sellerId } = requireShop(ctx);
  await appealHold(ctx, { id, sellerId, userId: ctx.actor?.userId ?? '', words });
  return getShopHold(ctx, { id });
}
