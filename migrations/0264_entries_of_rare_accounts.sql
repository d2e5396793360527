-- Accounts of which few postings are, summed without their orders; nearly all entries are of others.
-- outside a transaction
create index concurrently ledger_entries_of_rare_accounts on ledger_entries (account, id) where account in ('refund-advances', 'store-credit');
