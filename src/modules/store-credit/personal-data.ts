import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { formatMoney } from '#shared/money.ts';
import { creditBalanceOf } from './credit-account.ts';
import { readStoreCredit } from './get-store-credit.ts';
import { closeAccount, lockAccount, readAccountOf } from './queries.ts';
import { endCredit } from './spend-credit.ts';

/** Movements of an account that has been used every day for decades. */
const all = 100_000;

/**
 * The store credit of a person. What is left blocks the erasure until the person gives it up; the postings
 * stay, without a name.
 */
export const storeCreditPersonalData: PersonalDataSource = {
  name: 'storeCredit',
  export: (ctx, userId) => readStoreCredit(ctx, userId, all),
  async erasureBlocker(ctx, userId) {
    const balancePaise = await creditBalanceOf(ctx, userId);
    return balancePaise === 0 ? undefined : { kind: 'store-credit', number: formatMoney(balancePaise) };
  },
  async erase(ctx, userId) {
    await lockPerson(ctx, userId);
    const accountId = await readAccountOf(ctx.db, userId);
    if (accountId === undefined) return;
    await lockAccount(ctx.db, accountId);
    await endCredit(ctx, accountId, accountId);
    await closeAccount(ctx.db, accountId);
  },
};
