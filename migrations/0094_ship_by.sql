-- The day by which the courier has to have a parcel, in India: its seller is reminded by it.
alter table parcels add column ship_by date;
update parcels set ship_by = promised_from - 4 where state in ('placed', 'confirmed', 'packed');

-- What a seller was told of a parcel or a return, so that a job that runs twice tells it once.
create table seller_notices (
  parcel_id text not null references parcels (id),
  kind text not null,
  -- a cancellation, a step of the parcel or a return; the parcel itself where it is to be sent
  about text not null,
  at timestamptz not null,
  primary key (parcel_id, kind, about)
);
