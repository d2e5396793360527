import type { Connection, Statement } from '#platform/database/database.ts';
import type { CheckedKind } from './book-check.ts';

/** A note that something of an order or a payout was written. */
export interface Change {
  id: string;
  /** Beginning of the transaction, as the database writes it, in microseconds. */
  notedAt: string;
}

const changesStatement: Statement = {
  name: 'reconciliation.changes',
  text: `select id, noted_at::text as "notedAt" from book_changes
    where kind = $1 and (id, noted_at) > ($2, $3::timestamptz) order by id, noted_at limit $4`,
};

/** Reads a page of the changes that were not checked. @param after the last one of the page before */
export async function readChanges(db: Connection, kind: CheckedKind, after: Change, limit: number): Promise<Change[]> {
  return db.run<Change>(changesStatement, [kind, after.id, after.notedAt, limit]);
}

/**
 * Time for which a change is looked at again: what is late for a rule may become so ten minutes after the
 * last change.
 */
const restsSql = `interval '20 minutes'`;

const forgetStatement: Statement = {
  name: 'reconciliation.forget-changes',
  text: `delete from book_changes b using jsonb_to_recordset($2) as c (id text, "notedAt" timestamptz)
    where b.kind = $1 and b.id = c.id and b.noted_at = c."notedAt" and b.noted_at < now() - ${restsSql}`,
};

/** Forgets changes that were checked, those alone that were read. */
export async function forgetChanges(db: Connection, kind: CheckedKind, changes: readonly Change[]): Promise<void> {
  if (changes.length > 0) await db.run(forgetStatement, [kind, JSON.stringify(changes)]);
}

const recordStatement: Statement = {
  name: 'reconciliation.record-changes',
  text: 'insert into book_changes (kind, id) select $1, unnest($2::text[]) on conflict do nothing',
};

/** Has orders or payouts checked every hour until nothing is found of them. */
export async function recordChanges(db: Connection, kind: CheckedKind, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.run(recordStatement, [kind, [...new Set(ids)]]);
}

const positionStatement: Statement = {
  name: 'reconciliation.position',
  text: "select position from book_progress where job = $1 and at > now() - interval '2 days'",
};
const moveStatement: Statement = {
  name: 'reconciliation.move-position',
  text: `insert into book_progress (job, position) values ($1, $2)
    on conflict (job) do update set position = excluded.position, at = now()`,
};

/** Reads where a job has come to within two days; empty at its beginning. */
export async function readPosition(db: Connection, job: string): Promise<string> {
  return (await db.run<{ position: string }>(positionStatement, [job]))[0]?.position ?? '';
}

export async function writePosition(db: Connection, job: string, position: string): Promise<void> {
  await db.run(moveStatement, [job, position]);
}
