import { join } from 'node:path';
import { jobKinds } from '#jobs.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { openDatabase } from '#platform/database/open.ts';
import { prepareDatabase } from '#platform/database/prepare.ts';
import { ResponseCache } from '#platform/http/response-cache.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log.ts';
import { openMail } from '#platform/mail/open.ts';
import type { RedisLink } from '#platform/redis/redis-link.ts';
import { root } from '#platform/root.ts';
import { createSecrets, keptSecret } from '#platform/secrets.ts';
import { diskMediaStorage } from '#platform/storage/media-storage.ts';
import { secureDataDir } from '#platform/storage/secure-data-dir.ts';
import { type Config, operatorOf } from './config.ts';

export interface OpenServices {
  services: Services;
  cache: ResponseCache;
  redis: RedisLink | undefined;
  /** A context for a job or for the start itself. */
  contextOf: (id: string, cliUser?: string) => Context;
  /** Waits for running jobs, then closes everything. */
  close(): Promise<void>;
}

/** Opens what the server and the worker share: the database, brought up to date, the job queue, and news between nodes. */
export async function openServices(config: Config, log: Logger, options: { work: boolean }): Promise<OpenServices> {
  await secureDataDir(config.dataDir);
  const database = await openDatabase(config, log);
  const { databaseMigrationUrl: migrationUrl, demo } = config;
  await prepareDatabase(database, { migrationUrl, isReal: !demo }, jobKinds, log);
  const jobs = await startJobs(database, log, jobKinds, options);
  const cache = new ResponseCache(config.pageCacheMb * 1024 * 1024);
  const redis =
    config.redisUrl === undefined
      ? undefined
      : (await import('#platform/redis/redis-link.ts')).linkRedis(config.redisUrl, log, {
          onChanged: (tags) => cache.invalidate(tags),
          onGap: () => cache.clear(),
        });
  // The demo shop's pictures ship with the software: they are read where they lie.
  const media = diskMediaStorage(join(config.dataDir, 'media'), [join(root, 'demo/media')]);
  const services: Services = {
    database,
    jobs,
    media,
    ratesUrl: config.ratesUrl,
    breachedPasswordsUrl: config.breachedPasswordsUrl,
    payments: config.payments,
    mail: openMail(config),
    operator: operatorOf(config),
    secrets: createSecrets(config.authSecret ?? (await keptSecret(config.dataDir))),
    log,
    now: () => new Date(),
    changed: (tags) => {
      cache.invalidate(tags);
      redis?.publish(tags);
    },
  };
  const patient: Services = { ...services, database: database.forJobs() };
  return {
    services,
    cache,
    redis,
    contextOf: (id, cliUser) => createContext(patient, { requestId: id, cliUser }),
    async close() {
      await jobs.stop();
      await redis?.close();
      await database.close();
    },
  };
}
