-- The parcels of a shop by when they moved: the latest are listed first, without sorting all that it ever sent.
-- outside a transaction
create index concurrently parcels_of_seller_moved on parcels (seller_id, state_at, id);
