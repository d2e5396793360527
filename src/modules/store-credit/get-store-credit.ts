import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { StoreCredit } from './contract.ts';
import { readAccountOf, readBalance, readMovements } from './queries.ts';

/** Movements that the page shows; an export has all. */
const maxShown = 100;

/** Reads balance and history of a person's store credit. */
export async function readStoreCredit(ctx: Context, userId: string, limit: number): Promise<StoreCredit> {
  const accountId = await readAccountOf(ctx.db, userId);
  if (accountId === undefined) return { balancePaise: 0, movements: [] };
  const movements = (await readMovements(ctx.db, accountId, limit)).map(({ id, amountPaise, source, orderNumber, reason, at }) => ({
    _id: id,
    amountPaise,
    source,
    ...(orderNumber ? { orderNumber } : {}),
    ...(reason ? { reason } : {}),
    at: at.toISOString(),
  }));
  return { balancePaise: await readBalance(ctx.db, accountId), movements };
}

/** @throws {DomainError} UNAUTHORIZED */
export async function getStoreCredit(ctx: Context): Promise<{ data: StoreCredit }> {
  const userId = ctx.actor?.userId;
  if (userId === undefined) throw new DomainError('UNAUTHORIZED');
  return { data: await readStoreCredit(ctx, userId, maxShown) };
}
