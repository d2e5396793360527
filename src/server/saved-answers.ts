import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '#config.ts';
import { takeAnswers, writeAnswers } from '#platform/cache/answer-file.ts';
import type { ResponseCache } from '#platform/cache/response-cache.ts';
import type { Database } from '#platform/database/database.ts';
import { readVisibleState } from '#platform/database/visible-state.ts';
import type { Logger } from '#platform/log.ts';
import { root } from '#platform/root.ts';

/** Bytes of answers that outlast a restart. */
const maxBytes = 32 * 1024 * 1024;

/** Files that another build has in another version: of the server and of the pages. */
const built = [import.meta.filename, join(root, 'build/server/server.js')];

/** Names the build that stands there now. */
async function readBuild() {
  const files = await Promise.all(built.map((file) => stat(file)));
  return files.map(({ mtimeMs, size }) => [mtimeMs, size]);
}

/** Names what answers are made of: the build, the settings and what the database holds. */
async function readVersion(build: Awaited<ReturnType<typeof readBuild>>, config: Config, database: Database): Promise<string> {
  const facts = [build, config, await readVisibleState(database)];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/**
 * Fills the cache with the public answers of the process before, if nothing has changed since it ended. It is
 * called before this process writes anything. A shop of several nodes or processes keeps none: what another
 * one changes while this one is away would not be noticed, and the others have theirs.
 * @returns saves the answers of this process; called when it writes nothing any more
 */
export async function restoreAnswers(
  { config, database, log }: { config: Config; database: Database; log: Logger },
  cache: ResponseCache,
): Promise<() => Promise<void>> {
  const hasOthers = config.redisUrl !== undefined || config.webConcurrency > 1;
  if (config.mode === 'development' || hasOthers || config.pageCacheMb === 0) return async () => {};
  const file = join(config.dataDir, 'answers');
  // Read once: at the end of this process the next build may stand there already.
  const build = await readBuild().catch(() => undefined);
  if (!build) return async () => {};
  const saved = await readVersion(build, config, database)
    .then((version) => takeAnswers(file, version))
    .catch(() => []);
  cache.restore(saved);
  return async () => {
    const answers = cache.save(maxBytes, Date.now());
    await readVersion(build, config, database)
      .then((version) => writeAnswers(file, { version, answers }))
      .catch((error) => log.warn({ error }, 'the answers of this process are not kept for the next one'));
  };
}
