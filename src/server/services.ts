import { join } from 'node:path';
import { appSettings } from '#config/app-settings.ts';
import type { Config } from '#config.ts';
import { attachments, jobs as jobDefinitions, personalData } from '#modules.ts';
import { isMarkedAsRestored } from '#platform/backup/restored.ts';
import { ResponseCache } from '#platform/cache/response-cache.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { isBehind } from '#platform/database/migrate.ts';
import { openDatabase } from '#platform/database/open.ts';
import { type PrepareOptions, prepareDatabase } from '#platform/database/prepare.ts';
import { startJobs } from '#platform/jobs/jobs.ts';
import type { Logger } from '#platform/log.ts';
import { openMailTransport } from '#platform/mail/open.ts';
import { joinProcesses } from '#platform/processes/process-news.ts';
import { isOneOfSeveral } from '#platform/processes/this-process.ts';
import type { RedisConnection } from '#platform/redis/redis-connection.ts';
import { root } from '#platform/root.ts';
import { createSecrets, loadOrCreateSecret } from '#platform/secrets.ts';
import { warnOfOtherDisk } from '#platform/storage/media-disk.ts';
import { openMediaStorage } from '#platform/storage/open-media-storage.ts';
import { secureDataDir } from '#platform/storage/secure-data-dir.ts';
import { restoreAnswers } from './saved-answers.ts';

export interface OpenServices {
  services: Services;
  cache: ResponseCache;
  redis: RedisConnection | undefined;
  /** Tells whether the shop was restored and may send and write nothing: see `RESTORED`. */
  isRestored: boolean;
  /** A context for a job or for the start itself. */
  contextOf: (id: string, cliUser?: string) => Context;
  /** Waits for running jobs, then closes everything. */
  close(): Promise<void>;
}

/** Reads from the configuration how the database is brought up to date. */
export const prepareOptions = (config: Config): PrepareOptions => ({
  databaseUrl: config.databaseUrl,
  migrationUrl: config.databaseMigrationUrl,
  prepared: config.databasePrepared,
  migrate: config.migrate,
  isReal: !config.demo,
});

/**
 * Opens what the server and the worker share: the database, brought up to date, the job queue, and news
 * between nodes.
 * @param options.work this process carries out jobs
 * @param options.answers it answers requests, from what the process before has kept
 */
export async function openServices(config: Config, log: Logger, options: { work: boolean; answers?: boolean }): Promise<OpenServices> {
  await secureDataDir(config.dataDir);
  const isRestored = config.restored || (await isMarkedAsRestored(config.dataDir));
  const database = await openDatabase(config, log);
  const cache = new ResponseCache(config.pageCacheMb * 1024 * 1024);
  const saveAnswers = options.answers ? await restoreAnswers({ config, database, log }, cache) : undefined;
  await prepareDatabase(database, prepareOptions(config), jobDefinitions, log);
  const mayChange = config.migrate && !(await isBehind(database));
  const jobs = await startJobs(database, log, jobDefinitions, { work: options.work && !isRestored, mayChange });
  const redis =
    config.redisUrl === undefined
      ? undefined
      : (await import('#platform/redis/redis-connection.ts')).connectRedis(config.redisUrl, log, {
          onInvalidated: (tags, position) => {
            cache.invalidate(tags);
            database.replica?.heard(position);
          },
          onMissedMessages: () => {
            cache.clear();
            database.replica?.heard();
          },
          onAlone: (isAlone) => {
            cache.isAlone = isAlone;
            if (database.replica) database.replica.isAlone = isAlone;
          },
        });
  const publishToProcesses = isOneOfSeveral() && !redis ? joinProcesses((tags) => cache.invalidate(tags)) : undefined;
  const warning = config.databaseUrl !== undefined && !config.mediaInBucket && (await warnOfOtherDisk(database, config.dataDir));
  if (warning) log.error(warning);
  // The demo shop's pictures ship with the software: they are read where they lie.
  const media = await openMediaStorage(config, join(root, 'demo'), log);
  const services: Services = {
    database,
    jobs,
    media,
    personalData,
    attachments,
    mail: openMailTransport(config),
    app: appSettings(config),
    secrets: createSecrets(config.authSecret ?? (await loadOrCreateSecret(config.dataDir))),
    log,
    now: () => new Date(),
    invalidateCache: (tags) => {
      cache.invalidate(tags);
      const position = database.replica?.changed();
      redis?.publish(tags, position);
      publishToProcesses?.(tags);
    },
  };
  const patient: Services = { ...services, database: database.forJobs() };
  return {
    services,
    cache,
    redis,
    isRestored,
    contextOf: (id, cliUser) => createContext(patient, { requestId: id, cliUser }),
    async close() {
      await jobs.stop();
      await redis?.close();
      await saveAnswers?.();
      await database.close();
    },
  };
}
