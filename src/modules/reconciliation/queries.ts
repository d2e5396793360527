import type { Connection, Statement } from '#platform/database/database.ts';

/** A violation of an invariant: what it is about, and what differs. */
export interface Violation {
  id: string;
  detail: string;
}

/**
 * Runs one check of the books and returns its first `limit` violations.
 * @param values what its statement knows as $2 and on
 */
export async function runCheck(db: Connection, text: string, limit: number, values: readonly unknown[] = []): Promise<Violation[]> {
  const { rows } = await db.execute(`select id, detail from (${text}) found order by id limit $1`, [limit, ...values]);
  return rows as unknown as Violation[];
}

/** Reads the ids of the orders of a time, in order. @param text `ordersOfTime` */
export async function readOrders(db: Connection, text: string, bounds: readonly [since: string, until: string]): Promise<string[]> {
  const { rows } = await db.execute(text, bounds);
  return rows.map(({ id }) => String(id));
}

/** Makes the rest of a transaction refuse every write. */
export async function onlyRead(db: Connection): Promise<void> {
  await db.execute('set transaction read only');
}

/** Violations of a time; dates as ISO 8601, or `-infinity` and `infinity` for everything. */
export interface FoundInTime {
  since: string;
  until: string;
  found: readonly Violation[];
  /** False where some were left out: one that is missing may not be mended. */
  isAll: boolean;
}

const saveStatement: Statement = {
  name: 'reconciliation.save-findings',
  text: `with seen as (
      select distinct on (f.id) f.id, f.detail, f.since, f.until
      from jsonb_to_recordset($2) as f (id text, detail text, since timestamptz, until timestamptz) order by f.id, f.since desc
    ), known as (
      update book_findings b set detail = s.detail, since = s.since, until = s.until, last_seen_at = now()
      from seen s where b.check_name = $1 and b.subject = s.id returning b.subject
    ), mended as (
      delete from book_findings b using jsonb_to_recordset($3) as c (since timestamptz, until timestamptz)
      where b.check_name = $1 and b.since >= c.since and b.until <= c.until and not exists (select from seen s where s.id = b.subject)
    )
    insert into book_findings (check_name, subject, detail, since, until) select $1, s.id, s.detail, s.since, s.until from seen s
    where not exists (select from known k where k.subject = s.id)
    on conflict (check_name, subject) do nothing returning subject as id, detail`,
};

type Span = Pick<FoundInTime, 'since' | 'until'>;

/** Joins times of which one begins where the other ends: what was looked for in both was looked for there. */
function joined(times: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const { since, until } of times) {
    const before = all.at(-1)?.until === since ? all.pop() : undefined;
    all.push({ since: before?.since ?? since, until });
  }
  return all;
}

/**
 * Saves what a check found in some times, the earliest first, and forgets what it does not find there now.
 * A difference of an order that was on its way, and is not, is forgotten too: the turn of its month finds it.
 * @returns the violations that were not known before
 */
export async function saveFindings(db: Connection, check: string, times: readonly FoundInTime[]): Promise<Violation[]> {
  const seen = times.flatMap(({ since, until, found }) => found.map(({ id, detail }) => ({ id, detail, since, until })));
  const whole = joined(times.filter(({ isAll }) => isAll));
  return db.run<Violation>(saveStatement, [check, JSON.stringify(seen), JSON.stringify(whole)]);
}
