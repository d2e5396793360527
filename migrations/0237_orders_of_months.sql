-- The orders of a month, placed or not: the books are checked month by month.
-- outside a transaction
create index concurrently orders_created_at on orders (created_at);
