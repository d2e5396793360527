import type { ShopPower } from '#shared/access.ts';
import { defaultMarket, type Market } from '#shared/currency.ts';
import { describeEvent } from './audit/describe-event.ts';
import { createEventBudget } from './audit/event-budget.ts';
import type { SecurityEvent, SecurityEventRow } from './audit/security-event.ts';
import { logEvents, writeEvents } from './audit/write-events.ts';
import type { Connection, Database } from './database/database.ts';
import type { Client } from './http/client.ts';
import type { Upload } from './http/receive-upload.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log.ts';
import type { MailTransport } from './mail/transport.ts';
import type { PersonalDataSource } from './personal-data-source.ts';
import type { Secrets } from './secrets.ts';
import type { MediaStorage } from './storage/media-storage.ts';

/** The work of an account for a shop. */
export interface Membership {
  sellerId: string;
  /** The shop's name in addresses. */
  slug: string;
  powers: readonly ShopPower[];
}

/** The signed-in account behind a request. */
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
  /** The shop in whose name the request acts: set for endpoints that ask for a power in a shop. */
  actingFor?: Membership;
  /** The shops that the person works for, once something asked for them. */
  memberships?: Promise<readonly Membership[]>;
}

/** What a public answer shows, so that it can be kept until one of these changes or a shown price runs out. */
export interface CacheControl {
  tags: Set<string>;
  /** Epoch milliseconds at which the answer stops being true by itself. */
  expiresAt: number;
  /** The answer is the same for everyone. */
  isPublic: boolean;
}

/** Who runs this installation, and where it is found. */
export interface OperatorSettings {
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  /** A demonstration: what the operator has not said is shown as a sample. */
  demo: boolean;
  /** The shop's name in each language. */
  brand: { en: string; hi: string };
  /** Where people write for help, and where news for the operator goes. */
  supportEmail: string;
  /** Sender of mails; the brand where there is no name. */
  mailFrom: { name?: string | undefined; address: string };
  legalEntity: string | undefined;
  legalAddress: string | undefined;
  grievanceOfficer: string | undefined;
  grievanceEmail: string | undefined;
  grievancePhone: string | undefined;
  gstin: string | undefined;
  /** Corporate identification number. */
  cin: string | undefined;
}

/** Accounts with payment providers, secrets included. A provider without keys is not offered. */
export interface PaymentSettings {
  razorpay: { keyId: string; keySecret: string; webhookSecret: string; url: string } | undefined;
  stripe: { secretKey: string; webhookSecret: string; url: string } | undefined;
  /** An order above this is not delivered against cash. */
  codLimitPaise: number;
}

/** What every use case gets beside its input. */
export interface Context {
  db: Connection;
  actor: Actor | undefined;
  log: Logger;
  now: () => Date;
  requestId: string;
  /** Where the caller is, as far as the request tells. What everyone sees alike must not depend on it. */
  market: Market;
  /** The caller's address; undefined in jobs and at the start. */
  address: string | undefined;
  /** What the caller brought along; undefined in jobs and at the start. */
  client: Client | undefined;
  /** The file that the request carries, for calls that take one; it is not read yet. */
  upload?: Upload | undefined;
  operator: OperatorSettings;
  secrets: Secrets;
  mail: MailTransport;
  cache: CacheControl;
  /** Drops cached answers that show any of these, here and on the other nodes, once the transaction has committed. */
  invalidate: (...tags: string[]) => void;
  /** Enqueues a job in the caller's transaction: it exists when the transaction commits, never otherwise. */
  enqueue: Jobs['enqueue'];
  media: MediaStorage;
  /** Address of the exchange-rate service; undefined where none shall be asked. */
  ratesUrl: string | undefined;
  /** Address of a range service for leaked passwords; undefined where none shall be asked. */
  breachedPasswordsUrl: string | undefined;
  payments: PaymentSettings;
  /** What the modules store about people, in the order in which it is erased. */
  personalData: readonly PersonalDataSource[];
  /**
   * Writes an event to the security log. Inside a transaction it is written just before the commit, and rolled back with it, except
   * failures and refusals, which are written all the same; outside one it is written at once. Where it cannot be written, what it is
   * about fails as well.
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
  ratesUrl?: string | undefined;
  breachedPasswordsUrl?: string | undefined;
  payments: PaymentSettings;
  /** What the modules store about people, in the order in which it is erased. */
  personalData: readonly PersonalDataSource[];
  mail: MailTransport;
  operator: OperatorSettings;
  secrets: Secrets;
  log: Logger;
  now: () => Date;
  invalidateCache: (tags: readonly string[]) => void;
}

/** What each process still writes of failures and refusals. */
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
    place?: Market | undefined;
    address?: string | undefined;
    client?: Client | undefined;
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
    actor: request.actor,
    log: services.log,
    now: services.now,
    requestId: request.requestId,
    market: request.place ?? defaultMarket,
    address: request.address,
    client: request.client,
    secrets: services.secrets,
    mail: services.mail,
    cache: { tags: new Set(), expiresAt: Number.POSITIVE_INFINITY, isPublic: false },
    invalidate: (...tags) => services.invalidateCache(tags),
    enqueue: (job, data, options) => services.jobs.enqueue(job, data, options),
    media: services.media,
    ratesUrl: services.ratesUrl,
    breachedPasswordsUrl: services.breachedPasswordsUrl,
    payments: services.payments,
    personalData: services.personalData,
    operator: services.operator,
    record: (event) => write(admit(describeEvent(ctx, event, request.cliUser))),
    async transaction(work) {
      const changed: string[] = [];
      const events: SecurityEventRow[] = [];
      const cookies: (() => void)[] = [];
      const { client } = ctx;
      let after: Context = ctx;
      const run = services.database.transaction(async (tx) => {
        const inside: Context = {
          ...ctx,
          db: tx,
          client: client && { ...client, setCookie: (...cookie) => cookies.push(() => client.setCookie(...cookie)) },
          invalidate: (...tags) => changed.push(...tags),
          enqueue: (job, data, options) => services.jobs.enqueue(job, data, { ...options, connection: tx }),
          record: async (event) => void events.push(...admit(describeEvent(inside, event, request.cliUser))),
          transaction: (nested) => nested(inside),
        };
        after = inside;
        const result = await work(inside);
        return { result, written: await writeEvents(tx, events) };
      });
      const { result, written } = await run.catch(async (fault: unknown) => {
        // What was rolled back did not happen, but that it was tried and not allowed did.
        await write(events.filter((event) => event.outcome !== 'success')).catch((error: unknown) =>
          services.log.error({ error, requestId: request.requestId }, 'security event not written'),
        );
        throw fault;
      });
      logEvents(services.log, written);
      // What was rolled back has given nobody a cookie.
      for (const give of cookies) give();
      ctx.actor = after.actor;
      if (changed.length > 0) services.invalidateCache(changed);
      return result;
    },
  };
  return ctx;
}
