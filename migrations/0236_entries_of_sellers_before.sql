-- The index of the migration before begins with the same columns.
-- outside a transaction
drop index concurrently ledger_entries_seller;
