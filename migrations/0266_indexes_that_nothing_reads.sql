-- Entries are found by account where few are of it (0264), and by seller in the order of their numbers (0265). parcels_of_seller (0130)
-- is the same as parcels_seller. Lines are found by their order and their parcel.
drop index ledger_entries_account, ledger_entries_of_seller, parcels_seller, order_lines_variant, order_lines_product;
