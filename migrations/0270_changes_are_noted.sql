-- Whoever waits for a table gives up before the database takes it for a deadlock with an order that is being placed; the file is tried again.
set local lock_timeout = '500ms';

do $$
declare
  noted constant text[] := array[
    'orders', 'note_changed_orders',
    'order_lines', 'note_changed_rows',
    'order_contacts', 'note_changed_rows',
    'parcels', 'note_changed_rows',
    'parcel_lines', 'note_changed_parcels',
    'parcel_events', 'note_changed_parcels',
    'payments', 'note_changed_rows',
    'refunds', 'note_changed_rows',
    'disputes', 'note_changed_rows',
    'returns', 'note_changed_rows',
    'return_lines', 'note_changed_returns',
    'invoices', 'note_changed_rows',
    'stock_movements', 'note_changed_rows',
    'ledger_transactions', 'note_changed_postings',
    'ledger_entries', 'note_changed_rows',
    'tax_changes', 'note_changed_rows',
    'store_credit_movements', 'note_changed_credit',
    'payouts', 'note_changed_payouts',
    'payout_entries', 'note_changed_payout_entries'
  ];
  -- Written with a row of their order or payout that notes it already: one that comes without is found at night.
  with_another constant text[] := array['order_lines', 'order_contacts', 'parcel_lines', 'return_lines', 'ledger_entries'];
begin
  for pair in 1 .. array_length(noted, 1) by 2 loop
    if not noted[pair] = any(with_another) then
      execute format('create trigger %I after insert on %I referencing new table as changed for each statement execute function %I()',
        noted[pair] || '_note_new', noted[pair], noted[pair + 1]);
    end if;
    execute format('create trigger %I after update on %I referencing new table as changed for each statement execute function %I()',
      noted[pair] || '_note_change', noted[pair], noted[pair + 1]);
    execute format('create trigger %I after delete on %I referencing old table as changed for each statement execute function %I()',
      noted[pair] || '_note_end', noted[pair], noted[pair + 1]);
  end loop;
end
$$;
