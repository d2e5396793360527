import type { BookCheck } from '../book-check.ts';

export const oneOrderPerKey: BookCheck = {
  name: 'one-order-per-key',
  rule: 'an idempotency key has one order, and an order one key',
  text: `select route || ' ' || min(key) as id, count(*) || ' answers for one key' as detail
  from idempotency_keys group by actor, route, key having count(*) > 1
  union all
  select response #>> '{order,_id}', 'placed by ' || count(*) || ' keys' from idempotency_keys
  where route = 'place-order' group by 1 having count(*) > 1 and response #>> '{order,_id}' is not null
  union all
  select k.response #>> '{order,_id}', 'was answered, and is not there' from idempotency_keys k
  where k.route = 'place-order' and k.response #>> '{order,_id}' is not null
    and not exists (select from orders o where o.id = k.response #>> '{order,_id}')`,
};
