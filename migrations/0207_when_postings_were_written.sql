-- A posting is dated like the document or the payout that it belongs to; when it was written stands beside it, by the clock of the
-- database. Earlier ones have none: for them both were the same.
alter table ledger_transactions add column recorded_at timestamptz;
alter table ledger_transactions alter column recorded_at set default now();
