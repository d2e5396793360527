-- The postings of a payout by its id, which their names hold.
-- outside a transaction
create index concurrently ledger_transactions_of_payout on ledger_transactions (split_part(id, ':', 2)) where kind in ('payout', 'payout-return');
