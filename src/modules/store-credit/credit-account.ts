import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { insertAccount, readAccountOf, readBalance } from './queries.ts';

/**
 * Opens the store credit of a person; a second time it is there already.
 * @param tx inside a transaction that holds the account (`lockPerson`)
 */
export const openCreditAccount = (tx: Context, userId: string): Promise<string> => insertAccount(tx.db, newId(), userId, tx.now());

/** Finds the store credit account of a person. */
export const findCreditAccount = (ctx: Context, userId: string): Promise<string | undefined> => readAccountOf(ctx.db, userId);

/** Reads what store credit a person has, in paise: the sum of its postings. */
export async function creditBalanceOf(ctx: Context, userId: string): Promise<number> {
  const accountId = await readAccountOf(ctx.db, userId);
  return accountId === undefined ? 0 : readBalance(ctx.db, accountId);
}
