import type { Context } from '#platform/context.ts';
import type { Statement } from '#platform/database/database.ts';
import { openParcelStates } from './parcel-clock-rules.ts';

const statement: Statement = {
  name: 'orders.open-parcels-of-seller',
  text: 'select count(*)::int as n from parcels where seller_id = $1 and state = any($2)',
};

/** Counts the parcels of a seller that are neither delivered nor settled otherwise. */
export async function countOpenParcels(ctx: Context, sellerId: string): Promise<number> {
  return (await ctx.db.run<{ n: number }>(statement, [sellerId, openParcelStates]))[0]?.n ?? 0;
}
