-- Searches whose results led to a product, by their words and the visitors of a day. Nothing says who they were.
create table search_leads (
  product_id text not null references products (id) on delete cascade,
  day date not null,
  word text not null check (length(word) between 1 and 60),
  visitors integer not null check (visitors > 0),
  primary key (product_id, day, word)
);
create index search_leads_day on search_leads (day);
