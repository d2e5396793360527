-- Pages of a shop's products go on where the page before ended, also in a shop with a hundred thousand of them.
-- outside a transaction
create index concurrently products_seller_page on products (seller_id, id);
