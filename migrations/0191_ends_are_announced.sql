-- Days before the end of an API key of which its owners have heard, and when the end of a consent was announced.
-- allowed: some keys of each shop, which few write
alter table api_keys add column end_announced smallint check (end_announced in (14, 1));
-- allowed: some keys of each shop, which few write
create index api_keys_ending on api_keys (expires_at) where revoked_at is null;
alter table maker_consents add column end_announced_at timestamptz;
-- allowed: some consents of each shop, which few write
create index maker_consents_ending on maker_consents (until) where withdrawn_at is null and end_announced_at is null;
