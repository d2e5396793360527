import type { Context } from '#platform/context.ts';
import { readMemberships } from './queries.ts';

/** Lists the shops that a person works for, with the role there. */
export async function listOwnShops(ctx: Context, userId: string) {
  const rows = await readMemberships(ctx.db, userId, ctx.app.operator.demo);
  return rows.map(({ slug, sellerName, shopState, role }) => ({ shop: slug, name: sellerName, state: shopState, role }));
}
