import type { Database } from '../database/database.ts';

/** Milliseconds for which an answer counts. */
const cacheMs = 1_000;
/** Milliseconds that the database has to answer. */
const timeoutMs = 2_000;

/**
 * Whether the database can be reached. It is asked once a second at most however many want to know, and who
 * asks meanwhile shares the answer under way; a database that does not answer in two seconds cannot be
 * reached.
 */
export function createReadiness(database: Pick<Database, 'execute'>, clock: () => number = Date.now): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  let until = 0;
  const ask = async () => {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), timeoutMs).unref();
    });
    const reached = database.execute('select 1', []).then(
      () => true,
      () => false,
    );
    const isReady = await Promise.race([reached, tooLate]);
    clearTimeout(timer);
    until = clock() + cacheMs;
    return isReady;
  };
  return () => {
    if (asked === undefined || clock() >= until) {
      until = Number.POSITIVE_INFINITY;
      asked = ask();
    }
    return asked;
  };
}
