import { addAccount } from '#modules/accounts/add-account.ts';
import type { Context } from '#platform/context.ts';
import { demoAccounts } from '../src/demo-accounts.ts';

/** Adds who can sign in to the demo shop; who is there already stays as it is. */
export async function seedAccounts(ctx: Context): Promise<void> {
  for (const account of demoAccounts) await addAccount(ctx, account);
}
