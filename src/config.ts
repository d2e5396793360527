import type { CarrierSettings } from '#modules/carriers/settings.ts';
import type { CartReminderSettings } from '#modules/cart-reminders/settings.ts';
import type { HoldSettings } from '#modules/catalog/hold-rules.ts';
import type { TextSettings } from '#modules/notifications/text-settings.ts';
import type { PaymentSettings } from '#modules/payments/settings.ts';
import type { PushSettings } from '#modules/push/push-settings.ts';
import type { ClusterSettings } from '#modules/search/index/cluster/cluster-settings.ts';
import { readSettingFiles } from '#platform/setting-files.ts';
import type { S3Settings } from '#platform/storage/s3-storage.ts';
import { similarSettings } from '#server/similar-settings.ts';
import type { OperatorContact } from '#shared/operator.ts';
import { ConfigError } from './config/config-error.ts';
import { environment, settingNames } from './config/environment.ts';
import { paymentAccounts, s3Settings, shiprocketAccount, textSettings } from './config/provider-accounts.ts';
import { unset } from './config/setting-kinds.ts';

const defaultAnalytics = 'https://www.googletagmanager.com';

export interface Config {
  mode: 'development' | 'test' | 'production';
  host: string;
  /** TCP port; 0 lets the system choose one. */
  port: number;
  /** Origin of absolute links, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /**
   * The owner of the tables, who makes and changes them at a start; unset: the role of `databaseUrl` does.
   */
  databaseMigrationUrl: string | undefined;
  /** Standbys of the database, for reads of what everybody may see. */
  databaseReplicaUrl: string | undefined;
  /** Connections to PostgreSQL held by one process. */
  databasePool: number;
  /**
   * Seconds after which PostgreSQL gives up a statement of a request; jobs and migrations have limits of
   * their own.
   */
  databaseStatementSeconds: number;
  /** Statements are prepared by name: `false` behind a pooler that lends a connection for a transaction. */
  databasePrepared: boolean;
  /** A start brings the database up to date; without, `npm run migrate` has to have done it. */
  migrate: boolean;
  /** Seconds between the signal to stop and the end of new connections, in which load balancers notice. */
  drainSeconds: number;
  /** The bucket that holds media; undefined: they lie in `dataDir`. */
  s3: S3Settings | undefined;
  /** New pictures go to the bucket; without, it is read alone, until its pictures lie in `dataDir`. */
  mediaInBucket: boolean;
  /** Address at which a CDN serves the bucket, without a slash at the end; undefined: the shop does. */
  mediaUrl: string | undefined;
  redisUrl: string | undefined;
  /** The cluster that searches are asked of; undefined: each process has an index of its own. */
  searchCluster: ClusterSettings | undefined;
  /** This process also carries out background jobs; without, `npm run worker` has to run somewhere. */
  worker: boolean;
  /** The database is a restored copy: nothing is sent, and nothing is written, until it is released. */
  restored: boolean;
  /** Demo accounts, demo payments and the demo shop. */
  demo: boolean;
  authSecret: string | undefined;
  logLevel: string;
  /** Port of `/metrics` on `host`; 0 switches it off. It must never be reachable from outside. */
  metricsPort: number;
  /** The number of our reverse proxies in front: that many `X-Forwarded-For` entries are believed. */
  trustedProxies: number;
  /** Requests a minute from one address; 0 switches the limit off. */
  rateLimit: number;
  /** Milliseconds that the event loop may be late before requests are refused; 0: none is. */
  maxDelayMs: number;
  /**
   * Connections that the server holds at once; without a proxy in front one address may hold a quarter of
   * them.
   */
  maxConnections: number;
  /** Processes that share the port; each has a cache, a search index and connections of its own. */
  webConcurrency: number;
  /** Memory for cached public answers, in MiB; 0 switches the cache off. */
  pageCacheMb: number;
  /** Address of the exchange rates that are fetched once a day; undefined: none are. */
  ratesUrl: string | undefined;
  /**
   * Range service that is asked whether a new password was leaked; undefined: the list that ships with the
   * software alone.
   */
  breachedPasswordsUrl: string | undefined;
  /** Header in which a CDN in front says the visitor's country. */
  geoHeader: string | undefined;
  /**
   * The CDN in front tells pages apart by `geoHeader` and by the cookie `__Host-karigari-place`, and may keep
   * them.
   */
  cdnCachesPages: boolean;
  /** The shop's name; the Hindi name is the same word unless it is set. */
  brand: { en: string; hi: string };
  /** Address that "Contact Support" writes to. */
  supportEmail: string;
  /** Telephone, WhatsApp and hours of the operator. */
  contact: OperatorContact;
  /** Server that takes the mail; unset: every mail is kept as a file in `DATA_DIR/outbox`. */
  smtpUrl: string | undefined;
  /** Sender of every mail; without a name it is the brand. */
  mailFrom: { name?: string | undefined; address: string };
  /** Company that runs the shop, as the legal pages name it; unset where the operator has yet to say. */
  legalEntity: string | undefined;
  legalAddress: string | undefined;
  grievanceOfficer: string | undefined;
  grievanceEmail: string | undefined;
  grievancePhone: string | undefined;
  gstin: string | undefined;
  /** Corporate identification number; a co-operative or a sole trader has none. */
  cin: string | undefined;
  /** Of the registration for VAT in the United Kingdom: without it small parcels are not sold to there. */
  ukVatNumber: string | undefined;
  /** Service that errors of the server, and with their consent of visitors' browsers, are reported to. */
  sentryDsn: string | undefined;
  /** Service that page views are reported to with consent: the account, and the origin of its script. */
  analytics: { id: string; origin: string } | undefined;
  /** Addresses of the shop's pages at other services, as the footer lists them. */
  socialLinks: string[];
  /**
   * Browsers keep a page for the time without a network; `false` also takes it away from those that have it.
   */
  offlinePage: boolean;
  payments: PaymentSettings;
  carriers: CarrierSettings;
  /** Text messages about orders. */
  texts: TextSettings;
  /** Push messages to browsers of sellers. */
  push: PushSettings;
  /** Mails about carts that were left at the checkout. */
  cartReminders: CartReminderSettings;
  /** Limits of what orders may take before they are paid. */
  holds: HoldSettings;
  /** Variables that are no settings and are probably meant for one. */
  misspelt: { name: string; meant: string }[];
}

/**
 * Reads the environment once.
 * @throws {ConfigError} one message that names every bad variable and its fix, never its value
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.keys(env).filter((name) => unset(env[name]) !== undefined);
  const { env: values, faults } = readSettingFiles(env, settingNames);
  const parsed = environment.safeParse(values);
  if (!parsed.success || faults.length > 0) {
    const lines = [...faults, ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`)].map(
      (line) => `  ${line}`,
    );
    throw new ConfigError(`The environment has values that cannot be used:\n${lines.join('\n')}`);
  }
  const e = parsed.data;
  const demo = e.DEMO ?? e.DATABASE_URL === undefined;
  if (!demo && e.AUTH_SECRET === undefined) {
    throw new ConfigError('AUTH_SECRET is required outside demo mode: set it to 32 or more random characters (openssl rand -base64 48).');
  }
  if (e.DATABASE_MIGRATION_URL !== undefined && e.DATABASE_URL === undefined) {
    throw new ConfigError('DATABASE_MIGRATION_URL needs DATABASE_URL: the first makes the tables, the second is what the shop works with.');
  }
  if (e.DATABASE_REPLICA_URL !== undefined && (e.DATABASE_URL === undefined || e.REDIS_URL === undefined)) {
    throw new ConfigError(
      'DATABASE_REPLICA_URL needs DATABASE_URL, the database that the replica follows, and REDIS_URL, by which nodes hear how far it has to be.',
    );
  }
  if (e.WEB_CONCURRENCY > 1 && e.DATABASE_URL === undefined) {
    throw new ConfigError('WEB_CONCURRENCY needs DATABASE_URL: the embedded database belongs to one process.');
  }
  if (e.CDN_KEEPS_PAGES && e.GEO_HEADER === undefined) {
    throw new ConfigError(
      'CDN_KEEPS_PAGES needs GEO_HEADER: without the country in a header a CDN would show one visitor the prices of another.',
    );
  }
  if (!demo && e.SMTP_URL !== undefined && e.MAIL_FROM === undefined) {
    throw new ConfigError('MAIL_FROM is required with SMTP_URL outside demo mode: set it to the sender, such as shop@shop.example.');
  }
  for (const name of ['MEDIA_STORAGE', 'MEDIA_URL'] as const)
    if (e[name] !== undefined && e.S3_BUCKET === undefined)
      throw new ConfigError(`${name} needs S3_BUCKET: without a bucket pictures lie in DATA_DIR, and the shop serves them.`);
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  const supportEmail = e.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`;
  return {
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databaseMigrationUrl: e.DATABASE_MIGRATION_URL,
    databaseReplicaUrl: e.DATABASE_REPLICA_URL,
    databasePool: e.DATABASE_POOL,
    databaseStatementSeconds: e.DATABASE_STATEMENT_SECONDS,
    databasePrepared: e.DATABASE_PREPARED ?? true,
    migrate: e.MIGRATE ?? true,
    drainSeconds: e.DRAIN_SECONDS,
    s3: s3Settings(e),
    mediaInBucket: e.S3_BUCKET !== undefined && e.MEDIA_STORAGE !== 'disk',
    mediaUrl: e.MEDIA_URL?.replace(/\/+$/, ''),
    redisUrl: e.REDIS_URL,
    searchCluster: e.SEARCH_URL === undefined ? undefined : { url: e.SEARCH_URL, alias: e.SEARCH_ALIAS, timeoutMs: 2_000 },
    worker: e.WORKER ?? true,
    restored: e.RESTORED ?? false,
    demo,
    authSecret: e.AUTH_SECRET,
    logLevel: e.LOG_LEVEL,
    metricsPort: e.METRICS_PORT,
    trustedProxies: e.TRUSTED_PROXIES,
    rateLimit: e.RATE_LIMIT,
    maxDelayMs: e.MAX_DELAY_MS,
    maxConnections: e.MAX_CONNECTIONS,
    webConcurrency: e.WEB_CONCURRENCY,
    pageCacheMb: e.PAGE_CACHE_MB,
    ratesUrl: e.RATES_URL === 'off' ? undefined : e.RATES_URL,
    breachedPasswordsUrl: e.BREACHED_PASSWORDS_URL,
    geoHeader: e.GEO_HEADER?.toLowerCase(),
    cdnCachesPages: e.CDN_KEEPS_PAGES ?? false,
    brand: { en: e.BRAND ?? 'Karigari', hi: e.BRAND_HI ?? e.BRAND ?? 'कारीगरी' },
    supportEmail,
    contact: {
      phone: e.SUPPORT_PHONE,
      whatsApp: e.SUPPORT_WHATSAPP,
      hours: e.SUPPORT_HOURS === undefined ? undefined : { en: e.SUPPORT_HOURS, hi: e.SUPPORT_HOURS_HI ?? e.SUPPORT_HOURS },
      answerDays: e.ANSWER_DAYS,
    },
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM ?? { address: supportEmail },
    legalEntity: e.LEGAL_ENTITY,
    legalAddress: e.LEGAL_ADDRESS,
    grievanceOfficer: e.GRIEVANCE_OFFICER,
    grievanceEmail: e.GRIEVANCE_EMAIL,
    grievancePhone: e.GRIEVANCE_PHONE,
    gstin: e.GSTIN,
    cin: e.CIN,
    ukVatNumber: e.UK_VAT_NUMBER,
    sentryDsn: e.SENTRY_DSN,
    analytics:
      e.ANALYTICS_ID === undefined ? undefined : { id: e.ANALYTICS_ID, origin: new URL(e.ANALYTICS_URL ?? defaultAnalytics).origin },
    socialLinks: e.SOCIAL_LINKS,
    offlinePage: e.OFFLINE_PAGE ?? true,
    payments: paymentAccounts(e, demo),
    carriers: { shiprocket: shiprocketAccount(e), demo },
    texts: textSettings(e),
    push: e.PUSH_SERVICES,
    cartReminders: { afterHours: e.CART_REMINDER_HOURS },
    holds: {
      maxOfVariant: e.ORDER_UNITS_OF_VARIANT,
      maxUnits: e.ORDER_UNITS,
      openOrders: e.UNPAID_ORDERS,
      openByAddress: e.UNPAID_ORDERS_BY_ADDRESS,
      sharePercent: e.UNPAID_SHARE_PERCENT,
    },
    misspelt: similarSettings(given, settingNames),
  };
}
