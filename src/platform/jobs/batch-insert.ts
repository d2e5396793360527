import type { PgBoss } from 'pg-boss';
import type { PendingJob } from './pending-jobs.ts';

/** Asks the database for the queue. */
interface Executor {
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
}

/** Jobs of one queue, as JSON, with the library's own statement that inserts them. */
interface Part {
  text: string;
  jobs: string[];
  onlyWhere: string | undefined;
}

/** Asks the library for its statement in place of running it. */
async function statementOf(boss: PgBoss, { name, data, options: { key, startAfter } }: PendingJob): Promise<{ text: string; job: string }> {
  const asked: { text: string; values: unknown[] }[] = [];
  const db: Executor = {
    async executeSql(text, values = []) {
      asked.push({ text, values });
      return { rows: [{ id: name }] };
    },
  };
  await boss.send(name, data, { db, ...(key ? { singletonKey: key } : {}), ...(startAfter ? { startAfter } : {}) });
  const [first] = asked;
  if (asked.length !== 1 || !first || first.values.length !== 1)
    throw new Error(`queue ${name}: one statement with one value was expected`);
  // The value is an array of this one job.
  return { text: first.text, job: String(first.values[0]).slice(1, -1) };
}

/** SQL of the jobs of a value, or of those of them for which a condition holds. */
const jobsSql = (place: string, onlyWhere: string | undefined) =>
  onlyWhere === undefined
    ? place
    : `(select coalesce(json_agg(j.job), '[]')::text from json_array_elements(${place}::text::json) as j (job)
        cross join lateral (select (j.job -> 'data')::jsonb as data) d where ${onlyWhere})`;

/**
 * Creates the insertion of jobs of any kinds with one statement, composed of the library's own: one for each
 * queue, in the order of their names.
 * @param conditions conditions of kinds, by their names: see `JobDefinition.onlyWhere`
 */
export function createBatchInsert(boss: PgBoss, conditions: ReadonlyMap<string, string | undefined>) {
  return async (db: Executor, jobs: readonly PendingJob[]): Promise<void> => {
    const parts = new Map<string, Part>();
    for (const pending of jobs) {
      const { text, job } = await statementOf(boss, pending);
      const part = parts.get(text) ?? { text, jobs: [], onlyWhere: conditions.get(pending.name) };
      part.jobs.push(job);
      parts.set(text, part);
    }
    const sorted = [...parts.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
    const texts = sorted.map(({ text, onlyWhere }, index) => {
      const sql = text.replaceAll('$1', () => jobsSql(`$${index + 1}`, onlyWhere));
      return `part_${index} as (${sql})`;
    });
    await db.executeSql(
      `with ${texts.join(',\n')} select`,
      sorted.map((part) => `[${part.jobs.join(',')}]`),
    );
  };
}
