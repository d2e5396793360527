import type { Context } from '#platform/context.ts';
import type { Statement } from '#platform/database/database.ts';

const statement: Statement = {
  name: 'orders.has-received',
  text: `select 1 from order_contacts c join parcels p on p.order_id = c.order_id and p.state = 'delivered' and p.delivered_by <> 'shop'
    where c.email = $1 and c.phone = $2 limit 1`,
};

/** Tells whether an order with this address and this telephone has arrived. */
export async function hasReceivedOrder(ctx: Context, { email, phone }: { email: string; phone: string }): Promise<boolean> {
  return (await ctx.db.run(statement, [email, phone])).length > 0;
}
