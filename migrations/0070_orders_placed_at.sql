-- What was sold in the last weeks is counted every night.
create index orders_placed_at on orders (placed_at) where placed_at is not null;
