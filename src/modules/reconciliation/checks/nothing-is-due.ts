import type { BookCheck } from '../book-check.ts';

export const nothingIsDue: BookCheck = {
  name: 'nothing-is-due',
  rule: 'nothing that is due is left lying',
  text: `select e.id::text, 'event of ' || e.provider || ' not applied since ' || e.received_at as detail
  from payment_events e where e.applied_at is null and e.received_at < now() - interval '15 minutes'
  union all
  select o.id, 'its hold ended at ' || o.hold_until from orders o
  where o.state = 'pending' and o.hold_until < now() - interval '15 minutes'
  union all
  select p.id, 'not asked about since ' || p.next_check_at from payments p where p.next_check_at < now() - interval '1 hour'
  union all
  select r.id, 'refund not followed since ' || r.next_check_at from refunds r
  where r.next_check_at < now() - interval '1 hour' and r.state in ('requested', 'sent')
  union all
  select j.name || ' ' || j.id, 'due since ' || j.start_after from jobs.job j
  where j.state in ('created', 'retry') and j.start_after < now() - interval '1 hour'
  union all
  select p.id, 'authorised since ' || p.state_at || ', and never captured' from payments p
  where p.state = 'authorized' and p.state_at < now() - interval '5 days'
  union all
  select m.id, 'mail not sent since ' || m.created_at from mails m where m.state = 'waiting' and m.created_at < now() - interval '1 day'`,
};
