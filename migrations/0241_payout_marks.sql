-- Every entry of a seller's account up to this one was sent, or is a payout itself: what is to be paid is looked for beyond it.
create table payout_marks (
  seller_id text primary key references sellers (id),
  entry_id bigint not null
);
