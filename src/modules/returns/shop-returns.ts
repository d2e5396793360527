import { readPackProof } from '#modules/orders/pack-proof.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { answerReturn } from './add-message.ts';
import { decisionEvents } from './contract.ts';
import { findReturnTransition, openReturnStates, returnClocks } from './return-rules.ts';
import { getReturn } from './return-view.ts';
import type { ListedReturn, ShopReturn } from './shop-contract.ts';
import { countReturns, findShopReturn, readReturnPage, type ShopReturnRow } from './shop-return-queries.ts';

const pageSize = 25;
const cursorPattern = /^(\d{13})\.([0-9a-z]{14})$/;

/** Gives the moment at which the operator is told that nothing was done; undefined for a closed return. */
function waitsUntil({ state, stateAt }: Pick<ShopReturnRow, 'state' | 'stateAt'>): { waitsUntil?: string } {
  const clock = returnClocks[state];
  return clock ? { waitsUntil: new Date(stateAt.getTime() + clock.escalate * 86_400_000).toISOString() } : {};
}

/** Lists the returns of the shop that the caller acts for: those that are open, or closed. */
export async function listShopReturns(
  ctx: Context,
  { open, after }: { open: 'yes' | 'no'; after?: string | undefined },
): Promise<{ data: { open: number; returns: ListedReturn[] }; next?: string }> {
  const { sellerId } = requireShop(ctx);
  const cursor = after === undefined ? undefined : cursorPattern.exec(after);
  if (cursor === null) throw new DomainError('INVALID_INPUT', { after: 'This is not the end of a page.' });
  const rows = await readReturnPage(ctx.db, sellerId, {
    isOpen: open === 'yes',
    openStates: openReturnStates,
    after: cursor ? { rank: cursor[1] as string, id: cursor[2] as string } : undefined,
    limit: pageSize + 1,
  });
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const returns = page.map(({ number, orderNumber, state, createdAt, stateAt, titles }) => ({
    number,
    orderNumber,
    state,
    createdAt: createdAt.toISOString(),
    stateAt: stateAt.toISOString(),
    ...waitsUntil({ state, stateAt }),
    titles,
  }));
  const count = await countReturns(ctx.db, sellerId, openReturnStates);
  return { data: { open: count, returns }, ...(last ? { next: `${last.rank}.${last.id}` } : {}) };
}

async function requireReturn(ctx: Context, number: string) {
  const found = await findShopReturn(ctx.db, requireShop(ctx).sellerId, number);
  if (!found) throw new DomainError('RETURN_NOT_FOUND');
  return found;
}

/**
 * Reads a return of the shop that the caller acts for. @throws {DomainError} RETURN_NOT_FOUND, also of
 * another shop
 */
export async function getShopReturn(ctx: Context, { number }: { number: string }): Promise<{ data: ShopReturn }> {
  const found = await requireReturn(ctx, number);
  const view = (await getReturn(ctx, found.orderId, found.id)).data.return;
  const events = decisionEvents.filter((event) => findReturnTransition(view.state, event, 'seller') !== undefined);
  const proof = await readPackProof(ctx, view.parcelId);
  return { data: { return: view, events, ...waitsUntil({ state: view.state, stateAt: found.stateAt }), proof } };
}

/** Writes to the buyer about a return of the shop. @throws {DomainError} RETURN_NOT_FOUND */
export async function answerShopReturn(ctx: Context, { number, text }: { number: string; text: string }): Promise<{ data: ShopReturn }> {
  const { id } = await requireReturn(ctx, number);
  await answerReturn(ctx, { id, author: 'seller', text });
  return getShopReturn(ctx, { number });
}
