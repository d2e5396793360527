-- The entries of a seller since a number, without those before: its balance and its payouts read only what is new.
-- outside a transaction
create index concurrently ledger_entries_of_seller on ledger_entries (seller_id, account, id);
