-- The entries of a seller by their numbers: a third smaller than with the account, and those of a month stand together. Buyers' money has no seller.
-- outside a transaction
create index concurrently ledger_entries_of_shop on ledger_entries (seller_id, id) where seller_id is not null;
