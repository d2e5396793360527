-- Payments that wait for their capture are few of all.
-- outside a transaction
create index concurrently payments_authorized on payments (state_at) where state = 'authorized';
