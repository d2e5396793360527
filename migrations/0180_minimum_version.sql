-- Number of the migration that software has to know which works on the database from this one on.
alter table schema_migrations add column if not exists minimum text;
