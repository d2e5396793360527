import { type JobResult, PgBoss } from 'pg-boss';
import { StartError } from '#shared/start-error.ts';
import type { Context } from '../context.ts';
import type { Connection, Database } from '../database/database.ts';
import type { EventDefinition } from '../events/define-event.ts';
import type { Logger } from '../log.ts';
import { createBatchInsert } from './batch-insert.ts';
import type { PendingJob } from './pending-jobs.ts';

/** A kind of background work. Handlers must be idempotent: a job runs at least once. */
export interface JobDefinition<Data extends object = object> {
  name: string;
  /** Attempts after the first one, with growing delays between them. */
  retries: number;
  /** Seconds before the first retry, about doubled for each further one; default 2. */
  retryDelaySeconds?: number;
  /** Seconds that the doubled delay never exceeds; default: no limit. */
  maxRetryDelaySeconds?: number;
  /** Jobs of this kind that one process runs concurrently; default 1. */
  concurrency?: number;
  /** Seconds after which a run counts as lost and is tried again. */
  timeoutSeconds: number;
  handle: (data: Data, ctx: Context) => Promise<void>;
  /** Five-field cron expression in UTC for work that starts by itself. */
  cron?: string;
  /** Name of the event that enqueues it: see `subscribe`. */
  event?: string;
  /** Tells of which occurrences of the event it has work; absent: of all. */
  concerns?: (data: Data) => boolean;
  /**
   * SQL condition on `data` (jsonb), asked by the statement that enqueues it and in the transaction of that:
   * where it does not hold, no job is made.
   */
  onlyWhere?: string;
}

/** Names the queue of a job where importing its definition would be circular. */
export interface JobReference<Data extends object> {
  name: string;
  handle?: JobDefinition<Data>['handle'];
}

export interface EnqueueOptions {
  /** The transaction that causes the job; undefined: it is enqueued at once. */
  connection?: Connection;
  /** Of two waiting jobs with one key, one is kept. */
  key?: string;
  startAfter?: Date;
}

export interface JobCounts {
  kind: string;
  waiting: number;
  running: number;
  failed: number;
}

export interface Jobs {
  enqueue<Data extends object>(job: JobReference<Data>, data: NoInfer<Data>, options?: EnqueueOptions): Promise<void>;
  /** Enqueues a job for each subscriber of an event that it concerns. */
  publish<Data extends object>(event: EventDefinition<Data>, data: NoInfer<Data>, options?: EnqueueOptions): Promise<void>;
  /** Makes the same jobs without enqueueing them. */
  jobsOf<Data extends object>(event: EventDefinition<Data>, data: NoInfer<Data>, options?: PendingJob['options']): PendingJob[];
  /** Enqueues several jobs with one statement. @param connection a transaction; undefined: at once */
  enqueueAll(jobs: readonly PendingJob[], connection?: Connection): Promise<void>;
  /** Starts to run jobs, each with a context of its own. */
  runWorkers(contextOf: (jobId: string) => Context): Promise<void>;
  /** Counts jobs of each kind, as the queue last did: up to a minute old. */
  counts(): Promise<JobCounts[]>;
  /**
   * Takes no further jobs and waits at most `seconds` for running handlers; those that are cut off run again
   * later.
   */
  stop(seconds?: number): Promise<void>;
}

/** The queue's tables stand apart from the shop's. */
export const jobsSchema = 'jobs';

/**
 * Names of prepared statements by their text. The queue has a few texts for each kind of job and runs them
 * with every order.
 */
const statementNames = new Map<string, string>();
function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known !== undefined || statementNames.size >= 500) return known;
  const name = `jobs.${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const executor = (connection: Connection) => ({
  async executeSql(text: string, values?: unknown[]) {
    if (!values || values.length === 0) return connection.execute(text);
    const name = statementName(text);
    if (name === undefined) return connection.execute(text, values);
    return { rows: await connection.run<Record<string, unknown>>({ name, text }, values) };
  },
});

/** Runs statements whose rows nothing is decided by. */
const sender = (connection: Connection) => ({
  async executeSql(text: string, values: unknown[] = []) {
    const name = statementName(text);
    if (name === undefined) return connection.execute(text, values);
    await connection.send({ name, text }, values);
    return { rows: [] };
  },
});

const queueOptions = (kind: JobDefinition<never>) => ({
  retryLimit: kind.retries,
  retryBackoff: true,
  retryDelay: kind.retryDelaySeconds ?? 2,
  ...(kind.maxRetryDelaySeconds === undefined ? {} : { retryDelayMax: kind.maxRetryDelaySeconds }),
  expireInSeconds: kind.timeoutSeconds,
});

/**
 * Opens the job queue in the application's own database, so that a job is enqueued in the transaction that
 * causes it.
 * @param definitions the jobs that this process may enqueue
 * @param options `work`: this process also runs them and maintains the queue; `pollSeconds`: how often it
 * looks for work; `mayChange`: `false` where newer software set up the queues, which then stay as they are
 */
export async function startJobs(
  database: Database,
  log: Logger,
  kinds: readonly JobDefinition<never>[],
  options: { work: boolean; pollSeconds?: number; mayChange?: boolean },
): Promise<Jobs> {
  const { mayChange = true } = options;
  const { rows } = await database.execute(
    `select pg_has_role(current_user, nspowner, 'USAGE') as owns from pg_namespace where nspname = $1`,
    [jobsSchema],
  );
  const boss = new PgBoss({
    db: executor(database),
    schema: jobsSchema,
    // A role that does not own the queue's tables relies on the owner to create them.
    migrate: rows[0]?.owns !== false && mayChange,
    schedule: options.work,
    supervise: options.work,
    ...(database.engine === 'pglite' ? { backend: 'pglite' as const } : {}),
  });
  boss.on('error', (error) => log.error({ error }, 'job queue'));
  await boss.start().catch((error: Error) => {
    if (!/is not installed|requires migrations/.test(error.message)) throw error;
    throw new StartError(
      'The job queue’s tables are missing or of an older version, and the role of DATABASE_URL may not change tables: ' +
        'set DATABASE_MIGRATION_URL to the owner of the tables, or first start a process that has it.',
    );
  });
  // All queues are read at once: three statements for each would delay the start.
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const kind of kinds) {
    const settings = queueOptions(kind);
    const queue = known.get(kind.name);
    if (queue && (!mayChange || Object.entries(settings).every(([name, value]) => queue[name as keyof typeof settings] === value)))
      continue;
    await (queue ? boss.updateQueue(kind.name, settings) : boss.createQueue(kind.name, settings));
    // Fills pg-boss's cache of a changed queue. Filled at the first enqueue instead, it would be queried
    // beside the caller's transaction, and on the embedded database with its one connection wait forever.
    await boss.findJobs(kind.name, { id: '00000000-0000-0000-0000-000000000000' });
  }
  const insert = createBatchInsert(boss, new Map(kinds.map(({ name, onlyWhere }) => [name, onlyWhere])));
  const enqueueAll: Jobs['enqueueAll'] = async (jobs, connection = database) => {
    if (jobs.length > 0) await insert(sender(connection), jobs);
  };
  const subscribers = Map.groupBy(kinds, ({ event }) => event);
  const jobsOf: Jobs['jobsOf'] = (event, data, options = {}) =>
    (subscribers.get(event.name) ?? [])
      .filter(({ concerns }) => concerns?.(data as never) ?? true)
      .map(({ name }) => ({ name, data, options }));
  return {
    enqueue: ({ name }, data, { connection, ...options } = {}) => enqueueAll([{ name, data, options }], connection),
    publish: (event, data, { connection, ...options } = {}) => enqueueAll(jobsOf(event, data, options), connection),
    jobsOf,
    enqueueAll,
    async runWorkers(contextOf) {
      const schedules = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron]));
      for (const kind of kinds) {
        const settings = {
          pollingIntervalSeconds: options.pollSeconds ?? 2,
          batchSize: kind.concurrency ?? 1,
          burstWhenBatchFull: true,
          perJobResults: true,
        } as const;
        await boss.work(kind.name, settings, (jobs) =>
          Promise.all(
            jobs.map(async (job): Promise<JobResult> => {
              try {
                // A scheduled run has no data.
                await kind.handle((job.data ?? {}) as never, contextOf(job.id));
                return { id: job.id, status: 'completed' };
              } catch (error) {
                log.error({ error, job: job.id, kind: kind.name }, 'job failed');
                return { id: job.id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
              }
            }),
          ),
        );
        if (kind.cron && schedules.get(kind.name) !== kind.cron) await boss.schedule(kind.name, kind.cron);
      }
    },
    async counts() {
      const queues = await boss.getQueues(kinds.map((kind) => kind.name));
      return queues.map((queue) => ({
        kind: queue.name,
        waiting: queue.queuedCount,
        running: queue.activeCount,
        failed: queue.failedCount,
      }));
    },
    async stop(seconds = 20) {
      await boss.stop({ graceful: true, timeout: seconds * 1000 });
    },
  };
}
