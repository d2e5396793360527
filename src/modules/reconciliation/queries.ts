import type { Connection, Statement } from '#platform/database/database.ts';

/** A violation of an invariant: what it is about, and what differs. */
export interface Violation {
  id: string;
  detail: string;
}

/** A violation, and the order or the payout that it is of; null where only many together show it. */
export interface OwnedViolation extends Violation {
  belongsTo: string | null;
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
  found: readonly OwnedViolation[];
  /** False where some were left out: one that is missing may not be mended. */
  isAll: boolean;
  /** Orders or payouts of which all was found. */
  checked?: readonly string[];
}

const saveStatement: Statement = {
  name: 'reconciliation.save-findings',
  text: `with seen as (
      select distinct on (f.id) f.*
      from jsonb_to_recordset($2) as f (id text, detail text, since timestamptz, until timestamptz, "belongsTo" text) order by f.id, f.since desc
    ), known as (
      update book_findings b set detail = s.detail, since = s.since, until = s.until, belongs_to = s."belongsTo", last_seen_at = now()
      from seen s where b.check_name = $1 and b.subject = s.id returning b.subject
    ), mended as (
      delete from book_findings b where b.check_name = $1 and not exists (select from seen s where s.id = b.subject)
        and (b.belongs_to = any($4) or exists (select from jsonb_to_recordset($3) as c (since timestamptz, until timestamptz)
          where b.since >= c.since and b.until <= c.until))
    )
    insert into book_findings (check_name, subject, detail, since, until, belongs_to)
    select $1, s.id, s.detail, s.since, s.until, s."belongsTo" from seen s
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
 * Saves what a check found in some times, the earliest first, and forgets what it does not find there now,
 * or of the orders and payouts that were checked.
 * A difference of an order that was on its way, and is not, is forgotten too: the turn of its month finds it.
 * @returns the violations that were not known before
 */
export async function saveFindings(db: Connection, check: string, times: readonly FoundInTime[]): Promise<Violation[]> {
  const seen = times.flatMap(({ since, until, found }) =>
    found.map(({ id, detail, belongsTo }) => ({ id, detail, since, until, belongsTo })),
  );
  const whole = joined(times.filter(({ isAll }) => isAll));
  const checked = times.flatMap((time) => time.checked ?? []);
  return db.run<Violation>(saveStatement, [check, JSON.stringify(seen), JSON.stringify(whole), checked]);
}
