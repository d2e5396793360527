/**
 * SQL condition: an order `o` belongs to the person $1 with the address $2. It was placed with the account,
 * joined it, or a guest placed it and a code sent to the address proved it. A merely typed address proves no
 * ownership.
 */
export const ownedOrderSql = `(o.user_id = $1 or (o.user_id is null
  and o.id in (select c.order_id from order_contacts c where c.email = $2 and c.proved_at is not null)))`;
