import type { StatementRow } from '#modules/payments/statement.ts';
import type { Connection, Statement } from '#platform/database/database.ts';

export interface Progress {
  readUntil: Date;
  position: string | null;
}

const beginStatement: Statement = {
  name: 'reconciliation.begin-statement',
  text: `insert into statement_progress (provider, begun_at, read_until)
    select $1, day.first, day.first from (
      select date_trunc('day', min(state_at) at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata' as first
      from payments where provider = $1 and state = 'captured'
    ) day where day.first is not null on conflict (provider) do nothing`,
};
const progressStatement: Statement = {
  name: 'reconciliation.statement-progress',
  text: 'select read_until as "readUntil", position from statement_progress where provider = $1',
};

/** Reads how far a provider's reports were read, from the day of its first capture on; none before that. */
export async function readProgress(db: Connection, provider: string): Promise<Progress | undefined> {
  await db.run(beginStatement, [provider]);
  const [row] = await db.run<{ readUntil: Date | string; position: string | null }>(progressStatement, [provider]);
  return row && { readUntil: new Date(row.readUntil), position: row.position };
}

const advanceStatement: Statement = {
  name: 'reconciliation.advance-statement',
  text: `update statement_progress set read_until = $4, position = $5, changed_at = now()
    where provider = $1 and read_until = $2 and position is not distinct from $3 returning provider`,
};

/** Moves the progress on from where this page began. @returns false where another run has moved it */
export async function advanceProgress(db: Connection, provider: string, from: Progress, to: Progress): Promise<boolean> {
  const moments = [from.readUntil.toISOString(), from.position, to.readUntil.toISOString(), to.position];
  return (await db.run(advanceStatement, [provider, ...moments])).length > 0;
}

const insertStatement: Statement = {
  name: 'reconciliation.insert-statement-rows',
  text: `insert into statement_rows (provider, row_id, kind, provider_payment_id, provider_refund_id, provider_dispute_id, settlement_id, amount_paise,
      fee_paise, fee_gst_paise, currency, occurred_at)
    select distinct on (r."rowId") $1, r."rowId", r.kind, r."providerPaymentId", r."providerRefundId", r."providerDisputeId", r."settlementId", r."amountPaise",
      r."feePaise", r."feeGstPaise", r.currency, r."occurredAt"
    from jsonb_to_recordset($2) as r ("rowId" text, kind text, "providerPaymentId" text, "providerRefundId" text, "providerDisputeId" text,
      "settlementId" text, "amountPaise" bigint, "feePaise" bigint, "feeGstPaise" bigint, currency text, "occurredAt" timestamptz)
    on conflict (provider, row_id) do nothing returning row_id as id`,
};

/** @returns the ids of the rows that were not known */
export async function insertRows(db: Connection, provider: string, rows: readonly StatementRow[]): Promise<Set<string>> {
  return new Set((await db.run<{ id: string }>(insertStatement, [provider, JSON.stringify(rows)])).map((row) => row.id));
}

const unknownRefundsStatement: Statement = {
  name: 'reconciliation.unknown-refunds',
  text: `select s.provider_refund_id as id from unnest($2::text[]) as s (provider_refund_id)
    where not exists (select from refunds r where r.provider_refund_id = s.provider_refund_id)
      and not exists (select from refunds r where r.key = 'provider:' || $1 || ':' || s.provider_refund_id)`,
};

/** Tells which refunds of a provider no refund of ours names. */
export async function readUnknownRefunds(db: Connection, provider: string, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await db.run<{ id: string }>(unknownRefundsStatement, [provider, ids])).map((row) => row.id));
}
