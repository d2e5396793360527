import type { Connection, Statement } from '#platform/database/database.ts';
import { type DailyCount, maxTermsPerDay } from './counter-rules.ts';

const insertCounts: Statement = {
  name: 'analytics.add',
  text: `insert into daily_counts (day, kind, subject, count)
    select c.day, c.kind, c.subject, c.count
    from (select w.*, row_number() over (partition by w.day, w.kind order by w.place) as nth
      from unnest($1::date[], $2::text[], $3::text[], $4::bigint[]) with ordinality as w (day, kind, subject, count, place)) as c
    where case c.kind
      when 'product' then exists (select 1 from products p where p.id = c.subject)
      when 'add-to-cart' then exists (select 1 from products p where p.id = c.subject)
      when 'search-empty' then exists (select 1 from daily_counts d where d.day = c.day and d.kind = c.kind and d.subject = c.subject)
        or c.nth <= $5 - (select count(*) from daily_counts d where d.day = c.day and d.kind = c.kind)
      else true end
    order by c.place
    on conflict (day, kind, subject) do update set count = daily_counts.count + excluded.count`,
};

const insertLeads: Statement = {
  name: 'analytics.add-leads',
  text: `insert into search_leads (product_id, day, word, visitors)
    select c.product_id, c.day, c.word, c.visitors from unnest($1::text[], $2::date[], $3::text[], $4::int[]) as c (product_id, day, word, visitors)
    where exists (select 1 from products p where p.id = c.product_id) order by c.product_id, c.day, c.word
    on conflict (product_id, day, word) do update set visitors = search_leads.visitors + excluded.visitors`,
};

/** Adds sums to those of their days. */
export async function writeCounts(db: Connection, all: readonly DailyCount[]): Promise<void> {
  const leads = all.filter(({ kind }) => kind === 'search-led');
  if (leads.length > 0)
    await db.run(insertLeads, [
      leads.map(({ subject }) => subject),
      leads.map(({ day }) => day),
      leads.map(({ word }) => word),
      leads.map(({ count }) => count),
    ]);
  const counts = all.filter(({ kind }) => kind !== 'search-led');
  if (counts.length === 0) return;
  await db.run(insertCounts, [
    counts.map(({ day }) => day),
    counts.map(({ kind }) => kind),
    counts.map(({ subject }) => subject),
    counts.map(({ count }) => count),
    maxTermsPerDay,
  ]);
}

const dailyTotals: Statement = {
  name: 'analytics.by-day',
  text: `select to_char(day, 'YYYY-MM-DD') as day, kind, sum(count)::bigint as count from daily_counts
    where day between $1::date and $2::date group by daily_counts.day, kind order by daily_counts.day, kind`,
};

const topSubjects: Statement = {
  name: 'analytics.leaders',
  text: `select subject, sum(count)::bigint as count from daily_counts
    where kind = $1 and day between $2::date and $3::date group by subject having sum(count) >= $4
    order by count desc, subject limit $5`,
};

export async function readDailyTotals(db: Connection, from: string, to: string): Promise<Omit<DailyCount, 'subject'>[]> {
  return db.run(dailyTotals, [from, to]);
}

export interface TopSubjectsQuery {
  from: string;
  to: string;
  /** Rarer ones are left out. */
  minCount: number;
  limit: number;
}

/** Subjects of a kind, the most frequent first. */
export async function readTopSubjects(
  db: Connection,
  kind: DailyCount['kind'],
  span: TopSubjectsQuery,
): Promise<{ subject: string; count: number }[]> {
  return db.run(topSubjects, [kind, span.from, span.to, span.minCount, span.limit]);
}

const rareTerms: Statement = {
  name: 'analytics.forget-rare',
  text: `delete from daily_counts where kind = 'search-empty' and day < $1::date and subject in (
    select subject from daily_counts where kind = 'search-empty' group by subject having sum(count) < $2)`,
};

/** Removes words from before `day` that were searched for fewer than `minCount` times in all. */
export async function deleteRareTerms(db: Connection, day: string, minCount: number): Promise<void> {
  await db.run(rareTerms, [day, minCount]);
}

/** Removes the counts of days before `day`, an ISO 8601 date. */
export async function deleteCountsBefore(db: Connection, day: string): Promise<void> {
  await db.execute('delete from daily_counts where day < $1::date', [day]);
  await db.execute('delete from search_leads where day < $1::date', [day]);
}
