-- Sellers are reminded of returns, too; each step starts its clock anew.
alter table returns add column reminded_at timestamptz;
update returns set escalated_at = null where state in ('requested', 'approved', 'received');
