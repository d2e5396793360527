import { enterBank } from '#modules/sellers/banks.ts';
import type { Context } from '#platform/context.ts';

/** Gives sellers a bank account whose rest is over: those that are named, or all. */
export async function openBankAccounts(ctx: Context, sellerIds?: readonly string[]): Promise<void> {
  const { rows } = await ctx.db.execute('select slug from sellers where $1::text[] is null or id = any($1)', [sellerIds ?? null]);
  const account = '001234567890';
  for (const { slug } of rows)
    await ctx.transaction((tx) =>
      enterBank(tx, String(slug), { holder: 'Sample Sellers LLP', account, accountAgain: account, ifsc: 'SBIN0001234' }),
    );
  await ctx.db.execute(
    `update seller_banks set state = 'usable', entered_at = entered_at - interval '3 days', usable_from = usable_from - interval '3 days'
      where state = 'entered'`,
  );
}

/** Ends the bank accounts of all sellers. */
export async function closeBankAccounts(ctx: Context): Promise<void> {
  await ctx.db.execute(`update seller_banks set state = 'replaced' where state <> 'replaced'`);
}
