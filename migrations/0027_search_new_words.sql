-- A server knows the words of the shop by heart; this tells it which have come since it learned them.
alter table search_words add column written xid8 not null default pg_current_xact_id();
create index search_words_written on search_words (written);
