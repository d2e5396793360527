-- The sheet of a shop's stock goes on where the page before ended: without this, its last page read the variants of all shops.
-- outside a transaction
create index concurrently variants_seller_page on variants (seller_id, product_id, id);
