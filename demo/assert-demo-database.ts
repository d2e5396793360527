import type { Context } from '#platform/context.ts';
import { StartError } from '#shared/start-error.ts';

/**
 * Refuses a real shop's database: in a demonstration every visitor can be an admin and read every mail.
 * @throws {StartError} where the database has accounts or orders that no demonstration created
 */
export async function assertDemoDatabase(ctx: Context): Promise<void> {
  const { rows } = await ctx.db.execute(
    `select exists (select from users where erased_at is null and is_demo is false and not made_in_demo) as accounts,
       exists (select from orders) and not exists (select from users where erased_at is null and is_demo is not false) as orders`,
    [],
  );
  const [found] = rows;
  if (!found?.accounts && !found?.orders) return;
  throw new StartError(
    `DEMO is on, and the database holds ${found.accounts ? 'accounts' : 'orders'} of a real shop: in a demonstration everybody can be an ` +
      'admin and read every mail. Set DEMO=false, or choose another DATABASE_URL or DATA_DIR.',
  );
}
