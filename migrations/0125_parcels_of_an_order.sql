-- The parcels of an order, replacements included: the unique index of 0072 knows first parcels alone, and cannot be used for them.
create index parcels_order on parcels (order_id);
