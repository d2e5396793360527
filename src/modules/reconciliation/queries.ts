import type { Connection, Statement } from '#platform/database/database.ts';

/** A violation of an invariant: what it is about, and what differs. */
export interface Violation {
  id: string;
  detail: string;
}

/**
 * Runs one check of the books and returns its first `limit` violations.
 * @param bounds of a check of a time
 */
export async function runCheck(
  db: Connection,
  text: string,
  limit: number,
  bounds?: readonly [since: Date, until: Date],
): Promise<Violation[]> {
  const values = bounds ? bounds.map((moment) => moment.toISOString()) : [];
  const { rows } = await db.execute(`select id, detail from (${text}) found order by id limit $1`, [limit, ...values]);
  return rows as unknown as Violation[];
}

/** Makes the rest of a transaction refuse every write. */
export async function onlyRead(db: Connection): Promise<void> {
  await db.execute('set transaction read only');
}

const saveStatement: Statement = {
  name: 'reconciliation.save-findings',
  text: `with seen as (select distinct on (f.id) f.id, f.detail from jsonb_to_recordset($2) as f (id text, detail text)),
    known as (
      update book_findings b set detail = s.detail, last_seen_at = now() from seen s where b.check_name = $1 and b.subject = s.id returning b.subject
    ), mended as (
      delete from book_findings b where b.check_name = $1 and $3 and not exists (select from seen s where s.id = b.subject)
    )
    insert into book_findings (check_name, subject, detail) select $1, s.id, s.detail from seen s
    where not exists (select from known k where k.subject = s.id)
    on conflict (check_name, subject) do nothing returning subject as id, detail`,
};

/**
 * Saves what a check found, and forgets what it does not find any more.
 * @param isAll nothing was left out, so that what is missing was mended
 * @returns the violations that were not known before
 */
export async function saveFindings(db: Connection, check: string, found: readonly Violation[], isAll: boolean): Promise<Violation[]> {
  return db.run<Violation>(saveStatement, [check, JSON.stringify(found), isAll]);
}
