import type { Connection } from '../database/database.ts';
import { jobsSchema } from './jobs.ts';

const isWaiting = `state in ('created', 'retry')`;

/** Counts what waits of each kind of job, now. */
export async function countWaitingJobs(db: Connection): Promise<{ kind: string; waiting: number }[]> {
  const { rows } = await db.execute(
    `select name, count(*)::int as waiting from ${jobsSchema}.job where ${isWaiting} group by name order by name`,
    [],
  );
  return rows.map((row) => ({ kind: String(row.name), waiting: Number(row.waiting) }));
}

/** Removes what waits of a kind. @returns how many jobs that were */
export async function dropWaitingJobs(db: Connection, kind: string): Promise<number> {
  return (await db.execute(`delete from ${jobsSchema}.job where name = $1 and ${isWaiting} returning id`, [kind])).rows.length;
}
