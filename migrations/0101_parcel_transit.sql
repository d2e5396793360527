-- Days on the way of the zone that a parcel was promised for; without them, of parcels from before, its country decides.
alter table parcels add column transit_days integer check (transit_days between 1 and 180);
