-- Whether its buyer had proved the mailbox: what anyone can type is counted apart from that.
-- Orders so far needed a code.
alter table cash_orders add column email_proved boolean not null default true;
alter table cash_orders alter column email_proved drop default;
