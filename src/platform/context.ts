import type { ShopPower, ShopRole } from '#shared/access.ts';
import { defaultMarket, type Market } from '#shared/currency.ts';
import type { OperatorSettings } from '#shared/operator.ts';
import { describeEvent } from './audit/describe-event.ts';
import { createEventBudget } from './audit/event-budget.ts';
import type { SecurityEvent, SecurityEventRow } from './audit/security-event.ts';
import { logEvents, writeEvents } from './audit/write-events.ts';
import { CacheControl } from './cache/cache-control.ts';
import type { Connection, Database } from './database/database.ts';
import type { Client } from './http/client.ts';
import type { Upload } from './http/receive-upload.ts';
import type { Jobs } from './jobs/jobs.ts';
import { PendingJobs } from './jobs/pending-jobs.ts';
import type { Logger } from './log.ts';
import type { MailTransport } from './mail/transport.ts';
import type { AttachmentMaker } from './module.ts';
import type { PersonalDataSource } from './personal-data-source.ts';
import type { Secrets } from './secrets.ts';
import type { MediaStorage } from './storage/media-storage.ts';

/** The work of an account for a shop. */
export interface Membership {
  sellerId: string;
  /** The shop's name in addresses. */
  slug: string;
  role: ShopRole;
  powers: readonly ShopPower[];
}

/** An API key of a shop, by which a program acts in place of a person. */
export interface ActingKey {
  id: string;
  /** Powers for calls that only read, and for those that change something. */
  reads: readonly ShopPower[];
  writes: readonly ShopPower[];
}

/** The signed-in account behind a request, or the owner who made the API key that it brings. */
export interface Actor {
  userId: string;
  role: 'buyer' | 'seller' | 'admin';
  sessionId: string;
  /** When the password was last entered in this session. */
  authenticatedAt: Date;
  /** When the session ends if it is not used. */
  expiresAt: Date;
  /** The account asks for the code of an authenticator. */
  secondFactor: boolean;
  /**
   * JSON of the account as `getMe` answers it, where it was read together with the session. It is used once.
   */
  profile?: string | undefined;
  /** The shop in whose name the request acts: set for endpoints that ask for a power in a shop. */
  actingFor?: Membership;
  /** The API key of the request; there is no session then, and no password was entered. */
  key?: ActingKey;
  /** The shops that the person works for, once something asked for them. */
  memberships?: Promise<readonly Membership[]>;
}

/**
 * Settings of this installation that use cases read. A module declares its own where it reads them, by adding
 * to this interface.
 */
export interface AppSettings {
  operator: OperatorSettings;
}

/** The request that a use case answers; of jobs and of the start only the id is known. */
export interface RequestInfo {
  id: string;
  /**
   * Country and currency of the caller, as far as the request tells. Public answers must not depend on it.
   */
  market: Market;
  /** The caller's network address. */
  address: string | undefined;
  /** Headers and cookies of the caller. */
  client: Client | undefined;
  /** The file of a call that takes one; it is not read yet. */
  upload?: Upload | undefined;
}

/** Argument of every use case beside its input. */
export interface Context {
  db: Connection;
  /** For reads of what everybody may see, which a replica may answer: see `Database.reads`. */
  reads: Connection;
  actor: Actor | undefined;
  log: Logger;
  now: () => Date;
  request: RequestInfo;
  app: AppSettings;
  /** Says how the answer may be cached, and what a change makes stale. */
  cache: CacheControl;
  /** Enqueues a job in the caller's transaction: it exists when the transaction commits, never otherwise. */
  enqueue: Jobs['enqueue'];
  /**
   * Publishes an event in the caller's transaction: each subscriber's job exists when it commits, never
   * otherwise.
   */
  publish: Jobs['publish'];
  /** Jobs of the transaction that are not enqueued yet; outside one there are none. */
  pendingJobs: PendingJobs;
  /**
   * Enqueues the pending jobs now. The end of the transaction does it, too: call it before locks for which
   * others wait.
   */
  enqueuePending: () => Promise<void>;
  secrets: Secrets;
  mail: MailTransport;
  media: MediaStorage;
  /** Personal data of the modules, in the order in which it is erased. */
  personalData: readonly PersonalDataSource[];
  /** Documents of the modules that go with mails, by kind. */
  attachments: Readonly<Record<string, AttachmentMaker>>;
  /**
   * Writes an event to the security log. Inside a transaction it is written just before the commit, and
   * rolled back with it, except failures and refusals, which are written all the same; outside one it is
   * written at once. Where it cannot be written, what it is about fails as well.
   */
  record: (event: SecurityEvent) => Promise<void>;
  /** Runs `work` in one transaction; inside a transaction it joins that one. */
  transaction: <T>(work: (ctx: Context) => Promise<T>) => Promise<T>;
}

/** The process's long-lived parts that contexts are made of. */
export interface Services {
  database: Database;
  jobs: Jobs;
  media: MediaStorage;
  /** Personal data of the modules, in the order in which it is erased. */
  personalData: readonly PersonalDataSource[];
  /** Documents of the modules that go with mails, by kind. */
  attachments: Readonly<Record<string, AttachmentMaker>>;
  mail: MailTransport;
  app: AppSettings;
  secrets: Secrets;
  log: Logger;
  now: () => Date;
  invalidateCache: (tags: readonly string[]) => void;
}

/** Budgets of failures and refusals that each process may still write. */
const budgets = new WeakMap<Database, ReturnType<typeof createEventBudget>>();

function budgetOf(database: Database) {
  const budget = budgets.get(database) ?? createEventBudget();
  budgets.set(database, budget);
  return budget;
}

/** A context outside any transaction. */
export function createContext(
  services: Services,
  request: {
    requestId: string;
    actor?: Actor | undefined;
    market?: Market | undefined;
    address?: string | undefined;
    client?: Client | undefined;
    /** Given where something has to be known of the answer before its context is made. */
    cache?: CacheControl | undefined;
    /** Operating-system user of a command line; undefined for requests and jobs. */
    cliUser?: string | undefined;
  },
): Context {
  const admit = budgetOf(services.database);
  const write = async (rows: readonly SecurityEventRow[]) => {
    if (rows.length > 0) logEvents(services.log, await services.database.transaction((tx) => writeEvents(tx, rows)));
  };
  const ctx: Context = {
    db: services.database,
    reads: services.database.reads,
    actor: request.actor,
    log: services.log,
    now: services.now,
    request: {
      id: request.requestId,
      market: request.market ?? defaultMarket,
      address: request.address,
      client: request.client,
    },
    app: services.app,
    cache: request.cache ?? new CacheControl((...tags) => services.invalidateCache(tags)),
    enqueue: (job, data, options) => services.jobs.enqueue(job, data, options),
    pendingJobs: new PendingJobs(),
    enqueuePending: async () => {},
    secrets: services.secrets,
    mail: services.mail,
    publish: (event, data, options) => services.jobs.publish(event, data, options),
    media: services.media,
    personalData: services.personalData,
    attachments: services.attachments,
    record: (event) => write(admit(describeEvent(ctx, event, request.cliUser))),
    async transaction(work) {
      const invalidated: string[] = [];
      const events: SecurityEventRow[] = [];
      const cookies: (() => void)[] = [];
      const pendingJobs = new PendingJobs();
      const { client } = ctx.request;
      let after: Context = ctx;
      const committed = services.database.transaction(async (tx) => {
        const inside: Context = {
          ...ctx,
          db: tx,
          reads: tx,
          request: {
            ...ctx.request,
            client: client && { ...client, setCookie: (...cookie) => cookies.push(() => client.setCookie(...cookie)) },
          },
          cache: ctx.cache.inTransaction((...tags) => invalidated.push(...tags)),
          enqueue: async ({ name }, data, options = {}) => pendingJobs.add({ name, data, options }),
          publish: async (event, data, options) => pendingJobs.add(...services.jobs.jobsOf(event, data, options)),
          pendingJobs,
          enqueuePending: () => services.jobs.enqueueAll(pendingJobs.take(), tx),
          record: async (event) => void events.push(...admit(describeEvent(inside, event, request.cliUser))),
          transaction: (nested) => nested(inside),
        };
        after = inside;
        const result = await work(inside);
        await inside.enqueuePending();
        return { result, written: await writeEvents(tx, events) };
      });
      const { result, written } = await committed.catch(async (error: unknown) => {
        // Attempts that were refused are recorded although their transaction is rolled back.
        await write(events.filter((event) => event.outcome !== 'success')).catch((failure: unknown) =>
          services.log.error({ error: failure, requestId: request.requestId }, 'security event not written'),
        );
        throw error;
      });
      logEvents(services.log, written);
      // Cookies of a transaction that was rolled back are never set.
      for (const setCookie of cookies) setCookie();
      ctx.actor = after.actor;
      if (invalidated.length > 0) services.invalidateCache(invalidated);
      return result;
    },
  };
  return ctx;
}
