-- Every order of a list shows what is sold out last: each has its index.
drop index product_search_newest, product_search_price;
create index product_search_newest on product_search (in_stock desc, published_at desc, product_id desc);
create index product_search_cheapest on product_search (in_stock desc, price_paise, product_id);
create index product_search_dearest on product_search (in_stock desc, price_paise desc, product_id desc);
