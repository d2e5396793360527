-- Few postings of many: what left to sellers and what came back.
-- outside a transaction
create index concurrently ledger_transactions_payouts on ledger_transactions (at) where kind in ('payout', 'payout-return');
