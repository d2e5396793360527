import type { Connection, Database } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import type { MediaStorage } from './storage/media-storage.ts';

/** Who is calling. `undefined` where nobody signed in. */
export interface Actor {
  userId: string;
  role: 'buyer' | 'seller' | 'admin';
}

/** What a public answer shows, so that it can be kept until one of these changes or a shown price runs out. */
export interface Shown {
  tags: Set<string>;
  /** Epoch milliseconds at which the answer stops being true by itself. */
  until: number;
  /** The answer is the same for everyone. */
  isPublic: boolean;
}

/** What every use case gets beside its input. */
export interface Context {
  db: Connection;
  actor: Actor | undefined;
  log: Logger;
  now: () => Date;
  requestId: string;
  /** What the caller says it is; undefined in a job. */
  userAgent: string | undefined;
  shown: Shown;
  /** Drops cached answers that show any of these, here and on the other nodes, once the transaction has committed. */
  changed: (...tags: string[]) => void;
  /** Enqueues a job in the caller's transaction: it exists when the transaction commits, never otherwise. */
  enqueue: Jobs['enqueue'];
  media: MediaStorage;
  /** Runs `work` in one transaction; inside a transaction it joins that one. */
  transaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
}

/** The process's long-lived parts that contexts are made of. */
export interface Services {
  database: Database;
  jobs: Jobs;
  media: MediaStorage;
  log: Logger;
  now: () => Date;
  changed: (tags: readonly string[]) => void;
}

/** A context outside any transaction. */
export function createContext(
  services: Services,
  request: { requestId: string; actor?: Actor | undefined; userAgent?: string | undefined },
): Context {
  const ctx: Context = {
    db: services.database,
    actor: request.actor,
    log: services.log,
    now: services.now,
    requestId: request.requestId,
    userAgent: request.userAgent,
    shown: { tags: new Set(), until: Number.POSITIVE_INFINITY, isPublic: false },
    changed: (...tags) => services.changed(tags),
    enqueue: (job, data, options) => services.jobs.enqueue(job, data, options),
    media: services.media,
    async transaction(work) {
      const changed: string[] = [];
      const result = await services.database.transaction((tx) => {
        const inside: Context = {
          ...ctx,
          db: tx,
          changed: (...tags) => changed.push(...tags),
          enqueue: (job, data, options) => services.jobs.enqueue(job, data, { ...options, connection: tx }),
          transaction: (nested) => nested(inside),
        };
        return work(inside);
      });
      if (changed.length > 0) services.changed(changed);
      return result;
    },
  };
  return ctx;
}
