-- What was done in a shop is read by it, the latest first.
create index security_events_seller on security_events (target_id, at desc, seq desc) where target_kind = 'seller';
