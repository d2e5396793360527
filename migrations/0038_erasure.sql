-- Orders of guests: an e-mail address that a guest typed proves nothing.
-- The owner of the mailbox has shown that the order's address is theirs: logged in with it, or with a code that was sent there.
alter table order_contacts add column proved_at timestamptz;
-- This browser has entered such a code. The browser that placed the order without one has access alone.
alter table order_access add column proved_at timestamptz;
-- Placed by a guest, and added to the account of `user_id` once its owner had proved the address.
alter table orders add column joined_at timestamptz check (joined_at is null or user_id is not null);

-- A mail may go to another address than the account's: it is found by what it is about when the person is erased.
alter table mails add column user_id text;
alter table mails add column order_id text;
create index mails_user on mails (user_id) where user_id is not null;
create index mails_order on mails (order_id) where order_id is not null;
create index mails_recipient on mails (recipient) where recipient <> '';

-- Written while logged in. What a stranger writes with somebody's address is not theirs.
alter table tickets add column user_id text references users (id);
create index tickets_user on tickets (user_id) where user_id is not null;
create index tickets_email on tickets (email) where email is not null;

-- Messages about a return are mailed together: when each side was last mailed, and when the next digest is due.
create table return_digests (
  return_id text not null references returns (id),
  recipient text not null check (recipient in ('buyer', 'operator')),
  mailed_at timestamptz not null,
  due_at timestamptz,
  primary key (return_id, recipient)
);

-- Nothing refers to an erased person anew, whichever use case forgets to lock the account: a writer that waited for the erasure sees it here.
-- A session alone may: it is opened under the account's lock, and that of an erased account opens nothing.
create function refuse_erased_person() returns trigger language plpgsql as $$
begin
  if new.user_id is not null then
    perform from users where id = new.user_id and erased_at is null for key share;
    if not found then
      raise exception 'the person of % is erased', tg_table_name using errcode = 'check_violation';
    end if;
  end if;
  return new;
end
$$;
do $$
declare
  each_table regclass;
begin
  for each_table in select conrelid::regclass from pg_constraint where contype = 'f' and confrelid = 'users'::regclass and conrelid <> 'sessions'::regclass loop
    execute format('create trigger refuses_erased_person before insert or update of user_id on %s
      for each row execute function refuse_erased_person()', each_table);
  end loop;
end
$$;
-- An erased account stays as empty as it is.
create trigger erased_users_are_kept before update on users for each row when (old.erased_at is not null) execute function refuse_change();
