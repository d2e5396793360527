-- What a shop shows of a parcel as it was packed. Rows are kept; a photograph can be forgotten, since it may show an address.
create table parcel_proofs (
  id bigint generated always as identity primary key,
  parcel_id text not null references parcels (id),
  kind text not null check (kind in ('photo', 'weight')),
  -- null once it is forgotten
  media_id text references media (id),
  grams integer check (grams between 1 and 200000),
  -- the member of the team, and the API key where one was used
  by_user text not null,
  by_key text,
  at timestamptz not null,
  check ((kind = 'weight') = (grams is not null)),
  check (kind = 'photo' or media_id is null)
);
create index parcel_proofs_parcel on parcel_proofs (parcel_id, id);
create unique index parcel_proofs_photo on parcel_proofs (parcel_id, media_id) where media_id is not null;
create index parcel_proofs_media on parcel_proofs (media_id) where media_id is not null;
create index parcel_proofs_kept on parcel_proofs (at) where media_id is not null;

create function refuse_change_of_proof() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.media_id is null and to_jsonb(new) - 'media_id' = to_jsonb(old) - 'media_id' then
    return new;
  end if;
  raise exception 'parcel_proofs is append-only' using errcode = 'restrict_violation';
end
$$;
create trigger parcel_proofs_are_kept before update or delete on parcel_proofs for each row execute function refuse_change_of_proof();
create trigger parcel_proofs_stay before truncate on parcel_proofs execute function refuse_change_of_proof();
