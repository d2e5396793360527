import type { Connection } from '#platform/database/database.ts';

/** Runs one check of the books and returns its first `limit` findings. */
export async function runCheck(db: Connection, text: string, limit: number): Promise<{ id: string; detail: string }[]> {
  const { rows } = await db.execute(`select id, detail from (${text}) found order by id limit $1`, [limit]);
  return rows as { id: string; detail: string }[];
}
