-- Keyed digests of the phone and the address of an order, by which a coupon for one use a person knows that person again.
alter table coupon_uses add column marks text[] not null default '{}';
create index coupon_uses_marks on coupon_uses using gin (marks);
