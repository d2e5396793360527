import type { BookCheck } from '../book-check.ts';

export const refundsInTime: BookCheck = {
  name: 'refunds-in-time',
  // Seven days hold five business days, whichever day is the first.
  rule: 'a refund has gone back within five business days; of cash counted from the day on which its buyer said where to',
  text: `select r.id, r.state || ' since ' || r.state_at || ', asked for ' || r.created_at as detail
  from refunds r left join payments p on p.id = r.payment_id left join refund_destinations d on d.order_id = r.order_id and p.provider = 'cod'
  where r.state <> 'done'
    -- Money whose buyer does not say where to send it is looked at after a month.
    and greatest(r.created_at, d.given_at) < now() - case when p.provider = 'cod' and d.order_id is null then interval '30 days' else interval '7 days' end
    and not (r.reason = 'at-provider' and r.state = 'failed')
    -- A refund of a disputed payment waits until the bank has decided.
    and not exists (select from disputes d where d.payment_id = r.payment_id and d.state in ('open', 'under-review'))`,
};
