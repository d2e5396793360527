import { addDemoAccount } from '#modules/accounts/add-demo-account.ts';
import type { Context } from '#platform/context.ts';
import { demoAccounts } from '../src/server/demo-accounts.ts';

/** Adds who can sign in to the demo shop; who is there already stays as it is. */
export async function seedAccounts(ctx: Context): Promise<void> {
  for (const account of demoAccounts) await addDemoAccount(ctx, account);
}
