import type { Connection } from '#platform/database/database.ts';
import { countUnsent } from './queries.ts';

/** Counts mails that were not delivered, for monitoring. */
export async function countMails(db: Connection, now: Date): Promise<{ waiting: number; failed: number; oldestSeconds: number }> {
  const rows = await countUnsent(db);
  const of = (state: string) => rows.find((row) => row.state === state);
  const oldest = of('waiting')?.oldest;
  return {
    waiting: of('waiting')?.count ?? 0,
    failed: of('failed')?.count ?? 0,
    oldestSeconds: oldest ? Math.max(0, Math.round((now.getTime() - oldest.getTime()) / 1000)) : 0,
  };
}
