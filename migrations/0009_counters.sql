-- How often something happened on a day (UTC), never who did it: no person, no address, no session, no time of day.
-- subject: the kind of page, the product, or the words that found nothing.
create table daily_counts (
  day date not null,
  kind text not null check (kind in ('page', 'product', 'add-to-cart', 'search-empty')),
  subject text not null check (length(subject) between 1 and 80),
  count bigint not null check (count > 0),
  primary key (day, kind, subject)
);
create index daily_counts_subject on daily_counts (kind, subject, day);
