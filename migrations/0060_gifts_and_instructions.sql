-- A gift goes to another person than the buyer: the contact names and calls who receives the parcels, and keeps the buyer's
-- own name beside. The seller is asked to leave the prices out. What a buyer writes to the maker stands at the line.
alter table orders
  add column is_gift boolean not null default false,
  add column hides_prices boolean not null default false;
alter table order_contacts add column buyer_name text;
alter table order_lines add column instructions text check (length(instructions) between 1 and 500);
