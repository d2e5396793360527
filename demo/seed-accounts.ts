import { addDemoAccount } from '#modules/accounts/add-demo-account.ts';
import type { Context } from '#platform/context.ts';
import { demoAccounts } from '../src/server/demo-accounts.ts';

/** Adds the accounts of the demo shop; existing ones stay as they are. */
export async function seedAccounts(ctx: Context): Promise<void> {
  for (const account of demoAccounts) await addDemoAccount(ctx, account);
}
