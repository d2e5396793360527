-- The picture of a person. It is forgotten with the person.
alter table users add column photo_id text references media (id);
create index users_photo on users (photo_id) where photo_id is not null;

-- Uploaded photographs that belong to no return yet: a job drops them every few minutes.
create index return_photos_loose on return_photos (added_at) where return_id is null;
