import { z } from 'zod';
import type { CarrierSettings } from '#modules/carriers/settings.ts';
import type { CartReminderSettings } from '#modules/cart-reminders/settings.ts';
import type { HoldSettings } from '#modules/catalog/hold-rules.ts';
import '#modules/catalog/hold-settings.ts';
import type { TextSettings } from '#modules/notifications/text-settings.ts';
import type { PaymentSettings } from '#modules/payments/settings.ts';
import type { PushSettings } from '#modules/push/push-settings.ts';
import type { AppSettings } from '#platform/context.ts';
import { isDatabaseUrl, isInTheClear } from '#platform/database/database-url.ts';
import { readSettingFiles } from '#platform/setting-files.ts';
import type { S3Settings } from '#platform/storage/s3-storage.ts';
import { similarSettings } from '#server/similar-settings.ts';
import type { OperatorContact, OperatorSettings } from '#shared/operator.ts';
import { StartError } from '#shared/start-error.ts';

/**
 * `''` counts as unset, so that `DATABASE_URL= npm start` means what it says; so do blanks, which say
 * nothing.
 */
const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optionalUrl = (protocols: RegExp, example: string) =>
  z.preprocess(unset, z.url({ protocol: protocols, error: `must be a URL such as ${example}` }).optional());
const databaseUrl = (example: string) =>
  z.preprocess(
    unset,
    z
      .string()
      .refine(isDatabaseUrl, { error: `must be a URL such as ${example}` })
      .optional(),
  );
const flag = z.preprocess(
  unset,
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((value) => value === 'true')
    .optional(),
);
const textSetting = (most: number) =>
  z.preprocess(
    unset,
    z
      .string()
      .max(most, { error: `must have at most ${most} characters` })
      .optional(),
  );
const email = (example: string) => z.preprocess(unset, z.email({ error: `must be an email address such as ${example}` }).optional());
const patternSetting = (pattern: RegExp, error: string) => z.preprocess(unset, z.string().regex(pattern, { error }).optional());
const integer = (fallback: number, min: number, max: number) =>
  z.preprocess(
    unset,
    z.coerce
      .number({ error: `must be a whole number from ${min} to ${max}` })
      .int({ error: `must be a whole number from ${min} to ${max}` })
      .min(min, { error: `must be at least ${min}` })
      .max(max, { error: `must be at most ${max}` })
      .default(fallback),
  );

const secret = patternSetting(/^[\x21-\x7e]{8,200}$/, 'must have 8 to 200 characters and no blanks');
const s3Key = patternSetting(/^[\x21-\x7e]{3,200}$/, 'must have 3 to 200 characters and no blanks');
/** A payment provider, or what stands in for it on this machine: keys never travel in the clear. */
const serviceUrl = (fallback: string) =>
  z.preprocess(
    unset,
    z
      .string()
      .regex(/^(?:https:\/\/[\w.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?\/?$/, {
        error: `must be an https origin such as ${fallback}`,
      })
      .default(fallback),
  );

const templateId = patternSetting(/^[A-Za-z0-9]{8,40}$/, 'must be the id of a template, 8 to 40 letters and digits');

const templateName = patternSetting(/^[a-z0-9_]{1,512}$/, 'must be the name of a template, small letters, digits and _');

const environment = z.object({
  NODE_ENV: z.preprocess(unset, z.enum(['development', 'test', 'production']).default('production')),
  HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
  PORT: integer(3000, 0, 65_535),
  PUBLIC_URL: optionalUrl(/^https?$/, 'https://shop.example'),
  DATA_DIR: z.preprocess(unset, z.string().default('./data')),
  DATABASE_URL: databaseUrl('postgres://user:password@host:5432/karigari'),
  DATABASE_MIGRATION_URL: databaseUrl('postgres://owner:password@host:5432/karigari'),
  DATABASE_REPLICA_URL: databaseUrl('postgres://user:password@replica:5432/karigari'),
  DATABASE_POOL: integer(12, 1, 200),
  DATABASE_STATEMENT_SECONDS: integer(8, 1, 3_600),
  DATABASE_PREPARED: flag,
  MIGRATE: flag,
  DRAIN_SECONDS: integer(0, 0, 300),
  S3_ENDPOINT: optionalUrl(/^https?$/, 'https://s3.example'),
  S3_BUCKET: patternSetting(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket such as karigari-media'),
  S3_REGION: patternSetting(/^[a-z0-9-]{2,40}$/, 'must be a region such as ap-south-1'),
  S3_ACCESS_KEY_ID: s3Key,
  S3_SECRET_ACCESS_KEY: s3Key,
  MEDIA_STORAGE: z.preprocess(unset, z.enum(['bucket', 'disk'], { error: 'must be bucket or disk' }).optional()),
  MEDIA_URL: optionalUrl(/^https?$/, 'https://pictures.example'),
  REDIS_URL: optionalUrl(/^rediss?$/, 'redis://localhost:6379'),
  DEMO: flag,
  WORKER: flag,
  RESTORED: flag,
  AUTH_SECRET: z.preprocess(
    unset,
    z.string().min(32, { error: 'must have at least 32 characters; try: openssl rand -base64 48' }).optional(),
  ),
  LOG_LEVEL: z.preprocess(unset, z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
  METRICS_PORT: integer(0, 0, 65_535),
  TRUSTED_PROXIES: integer(0, 0, 10),
  RATE_LIMIT: integer(600, 0, 10_000_000),
  MAX_DELAY_MS: integer(200, 0, 10_000),
  MAX_CONNECTIONS: integer(4_000, 16, 100_000),
  PAGE_CACHE_MB: integer(96, 0, 4096),
  RATES_URL: z.preprocess(
    unset,
    z
      .union([z.literal('off'), z.url({ protocol: /^https?$/ })], {
        error: 'must be off or a URL such as https://latest.currency-api.pages.dev/v1/currencies/inr.json',
      })
      .default('https://latest.currency-api.pages.dev/v1/currencies/inr.json'),
  ),
  BREACHED_PASSWORDS_URL: z.preprocess(
    unset,
    z
      .string()
      .regex(/^(?:https:\/\/[\w.-]+|http:\/\/(?:127\.0\.0\.1|localhost))(?::\d{1,5})?\/[\w./-]*$/, {
        error: 'must be an https address such as https://api.pwnedpasswords.com/range/',
      })
      .optional(),
  ),
  GEO_HEADER: z.preprocess(
    unset,
    z
      .string()
      .regex(/^[A-Za-z0-9-]{1,60}$/, { error: 'must be the name of a header such as cf-ipcountry' })
      .optional(),
  ),
  CDN_KEEPS_PAGES: flag,
  BRAND: textSetting(40),
  BRAND_HI: textSetting(40),
  SUPPORT_EMAIL: email('help@shop.example'),
  SMTP_URL: optionalUrl(/^smtps?$/, 'smtps://user:password@mail.example:465'),
  MAIL_FROM: z.preprocess(
    unset,
    z
      .string()
      .max(200, { error: 'must have at most 200 characters' })
      .transform((text, issue) => {
        const match = /^(?:"?([^"<>@\p{Cc}]*?)"?\s*<([^<>]+)>|([^<>]+))$/u.exec(text.trim());
        const address = z.email().safeParse(match?.[2] ?? match?.[3]);
        if (address.success) return { name: match?.[1] || undefined, address: address.data };
        issue.addIssue('must be an email address such as shop@shop.example, or Shop <shop@shop.example>');
        return z.NEVER;
      })
      .optional(),
  ),
  SUPPORT_PHONE: patternSetting(/^\+?[0-9][0-9 -]{5,20}$/, 'must be a telephone number such as +91 124 400 0000'),
  SUPPORT_WHATSAPP: patternSetting(/^\+[1-9][0-9 -]{7,20}$/, 'must be a number with its country such as +91 98765 43210'),
  SUPPORT_HOURS: textSetting(120),
  SUPPORT_HOURS_HI: textSetting(120),
  ANSWER_DAYS: integer(2, 1, 30),
  LEGAL_ENTITY: textSetting(200),
  LEGAL_ADDRESS: textSetting(400),
  GRIEVANCE_OFFICER: textSetting(120),
  GRIEVANCE_EMAIL: email('grievance@shop.example'),
  GRIEVANCE_PHONE: patternSetting(/^\+?[0-9][0-9 -]{5,20}$/, 'must be a telephone number such as +91 124 400 0000'),
  GSTIN: patternSetting(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/, 'must be a GSTIN of 15 characters such as 06ABCDE1234F1Z5'),
  CIN: patternSetting(/^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/, 'must be a CIN of 21 characters such as U52100HR2024PTC123456'),
  SENTRY_DSN: z.preprocess(
    unset,
    z
      .string()
      .regex(/^https?:\/\/\w+@[\w.:[\]-]+\/(?:[\w-]+\/)*\d+$/, { error: 'must look like https://key@errors.example/1' })
      .optional(),
  ),
  ANALYTICS_ID: z.preprocess(
    unset,
    z
      .string()
      .regex(/^[A-Za-z0-9-]{4,40}$/, { error: 'must be an identifier such as G-AB12CD34EF' })
      .optional(),
  ),
  ANALYTICS_URL: optionalUrl(/^https?$/, 'https://www.googletagmanager.com'),
  OFFLINE_PAGE: flag,
  PUSH_SERVICES: z.preprocess(
    unset,
    z
      .string()
      .default('')
      .transform((text, issue) => {
        const origins = text.split(/[\s,]+/).filter(Boolean);
        if (text.trim() === 'off') return { isOn: false, ownServices: [] };
        const isOrigin = (each: string) => /^https?:/.test(each) && URL.canParse(each) && new URL(each).origin === each;
        if (origins.length <= 8 && origins.every(isOrigin)) return { isOn: true, ownServices: origins };
        issue.addIssue('must be off, or at most eight origins such as https://push.shop.example, with blanks between them');
        return z.NEVER;
      }),
  ),
  RAZORPAY_KEY_ID: patternSetting(/^rzp_(?:test|live)_[A-Za-z0-9]{8,40}$/, 'must be a key id such as rzp_test_1DP5mmOlF5G5ag'),
  RAZORPAY_KEY_SECRET: secret,
  RAZORPAY_WEBHOOK_SECRET: secret,
  RAZORPAY_URL: serviceUrl('https://api.razorpay.com'),
  STRIPE_SECRET_KEY: patternSetting(
    /^[sr]k_(?:test|live)_[A-Za-z0-9]{8,250}$/,
    'must be a secret or restricted key, which begins with sk_ or rk_',
  ),
  STRIPE_WEBHOOK_SECRET: patternSetting(/^whsec_[A-Za-z0-9+/=]{8,100}$/, 'must be a signing secret, which begins with whsec_'),
  STRIPE_URL: serviceUrl('https://api.stripe.com'),
  SHIPROCKET_EMAIL: email('api@shop.example'),
  SHIPROCKET_PASSWORD: secret,
  SHIPROCKET_WEBHOOK_TOKEN: secret,
  SHIPROCKET_URL: serviceUrl('https://apiv2.shiprocket.in'),
  COD_LIMIT_PAISE: integer(500_000, 0, 100_000_000),
  COD_CODE: flag,
  MSG91_AUTH_KEY: secret,
  MSG91_URL: serviceUrl('https://control.msg91.com'),
  SMS_TEMPLATE_PLACED: templateId,
  SMS_TEMPLATE_PLACED_HI: templateId,
  SMS_TEMPLATE_SHIPPED: templateId,
  SMS_TEMPLATE_SHIPPED_HI: templateId,
  SMS_TEMPLATE_DELIVERED: templateId,
  SMS_TEMPLATE_DELIVERED_HI: templateId,
  SMS_TEMPLATE_OUT_FOR_DELIVERY: templateId,
  SMS_TEMPLATE_OUT_FOR_DELIVERY_HI: templateId,
  SMS_TEMPLATE_PICKUP: templateId,
  SMS_TEMPLATE_PICKUP_HI: templateId,
  WHATSAPP_TOKEN: patternSetting(/^[\x21-\x7e]{20,600}$/, 'must have 20 to 600 characters and no blanks'),
  WHATSAPP_PHONE_ID: patternSetting(/^\d{5,25}$/, 'must be the id of a number, digits alone'),
  WHATSAPP_APP_SECRET: secret,
  WHATSAPP_VERIFY_TOKEN: secret,
  WHATSAPP_URL: serviceUrl('https://graph.facebook.com'),
  WHATSAPP_VERSION: z.preprocess(
    unset,
    z
      .string()
      .regex(/^v\d{1,3}\.\d$/, { error: 'must be a version such as v23.0' })
      .default('v23.0'),
  ),
  WHATSAPP_ENGLISH: z.preprocess(unset, z.enum(['en', 'en_GB', 'en_US']).default('en')),
  WHATSAPP_TEMPLATE_PLACED: templateName,
  WHATSAPP_TEMPLATE_SHIPPED: templateName,
  WHATSAPP_TEMPLATE_OUT_FOR_DELIVERY: templateName,
  WHATSAPP_TEMPLATE_DELIVERED: templateName,
  WHATSAPP_TEMPLATE_PICKUP: templateName,
  CART_REMINDER_HOURS: integer(4, 0, 72),
  ORDER_UNITS_OF_VARIANT: integer(12, 1, 9_999),
  ORDER_UNITS: integer(60, 1, 999_900),
  UNPAID_ORDERS: integer(2, 0, 1_000),
  UNPAID_ORDERS_BY_ADDRESS: integer(12, 1, 100_000),
  UNPAID_SHARE_PERCENT: integer(40, 1, 100),
  COD_OPEN_PER_PERSON: integer(3, 0, 10_000),
  COD_OPEN_PER_PIN: integer(50, 0, 100_000),
  COD_REFUSALS: integer(2, 0, 1_000),
  SOCIAL_LINKS: z.preprocess(
    unset,
    z
      .string()
      .default('')
      .transform((text, issue) => {
        const links = text.split(/[\s,]+/).filter(Boolean);
        const isLink = (link: string) => z.url({ protocol: /^https$/ }).safeParse(link).success;
        if (links.length <= 8 && links.every(isLink)) return links;
        issue.addIssue('must be at most eight addresses such as https://www.instagram.com/shop, with blanks between them');
        return z.NEVER;
      }),
  ),
});

/** Names of all settings; each may also be given as a file: see `readSettingFiles`. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

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

/** Picks the settings that use cases read. */
export function appSettings(config: Config): AppSettings {
  const {
    ratesUrl,
    breachedPasswordsUrl,
    payments,
    carriers,
    texts,
    push,
    cartReminders,
    holds,
    publicUrl,
    demo,
    brand,
    supportEmail,
    contact,
    mailFrom,
  } = config;
  const { legalEntity, legalAddress, grievanceOfficer, grievanceEmail, grievancePhone, gstin, cin } = config;
  const legal = { legalEntity, legalAddress, grievanceOfficer, grievanceEmail, grievancePhone, gstin, cin };
  const operator = { publicUrl, demo, brand, supportEmail, contact, mailFrom, ...legal };
  return { operator, payments, carriers, texts, push, cartReminders, holds, ratesUrl, breachedPasswordsUrl };
}

export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/** Warns the operator of values that can be used but are hardly meant. */
export function configWarnings(config: Config): string[] {
  const warnings: string[] = [];
  const url = new URL(config.publicUrl);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (config.mode === 'production' && url.protocol === 'http:' && !isHere) {
    warnings.push('PUBLIC_URL is http: passwords and sessions would travel in the clear. Put https in front and set PUBLIC_URL to it.');
  }
  if (config.demo && config.databaseUrl !== undefined) {
    warnings.push('DEMO is on with DATABASE_URL: the demo shop and its accounts go into that database. Set DEMO=false for a real shop.');
  }
  if (config.demo && config.smtpUrl === undefined && config.mode === 'production' && !isHere) {
    warnings.push('DEMO is on at a public address: /dev/outbox shows every mail to everyone. Set SMTP_URL, or DEMO=false for a real shop.');
  }
  if (!config.demo && config.smtpUrl === undefined) {
    warnings.push('SMTP_URL is not set: mails are only kept as files in DATA_DIR/outbox, and nobody gets them.');
  }
  const { razorpay, stripe } = config.payments;
  if (!config.demo && razorpay === undefined && stripe === undefined) {
    warnings.push('No payment provider has keys: buyers in India can pay on delivery, and nobody else can pay at all.');
  }
  if (!config.demo && (razorpay?.keyId.includes('_test_') || stripe?.secretKey.includes('_test_'))) {
    warnings.push('A payment provider has a test key: what is paid with it is no money. Set its live keys for a real shop.');
  }
  if (!config.demo && config.databaseUrl === undefined) {
    warnings.push(
      'DATABASE_URL is not set: the embedded database can lose the last orders when the power fails. Use PostgreSQL for real ones.',
    );
  }
  for (const [name, address] of [
    ['DATABASE_URL', config.databaseUrl],
    ['DATABASE_REPLICA_URL', config.databaseReplicaUrl],
  ] as const) {
    if (config.demo || address === undefined || !isInTheClear(address)) continue;
    warnings.push(`${name} leads to another machine without sslmode=verify-full: others on the way could read and change what is sent.`);
  }
  if (config.demo && config.carriers.shiprocket?.url.startsWith('https:')) {
    warnings.push(
      'DEMO is on with an account at Shiprocket: each booking is real and costs money. Unset SHIPROCKET_EMAIL and its password.',
    );
  }
  for (const { name, meant } of config.misspelt) warnings.push(`${name} is no setting of the shop and changes nothing. Is ${meant} meant?`);
  const missing = missingLegalFacts(config);
  if (config.mode === 'production' && !config.demo && missing.length > 0) {
    warnings.push(`${missing.join(', ')}: not set, and the law wants it shown. The legal pages say that it has not been given yet.`);
  }
  return warnings;
}

/** Facts that an Indian marketplace has to show of itself, and the variable of each. */
const legallyRequired = {
  legalEntity: 'LEGAL_ENTITY',
  legalAddress: 'LEGAL_ADDRESS',
  grievanceOfficer: 'GRIEVANCE_OFFICER',
  grievanceEmail: 'GRIEVANCE_EMAIL',
  grievancePhone: 'GRIEVANCE_PHONE',
  gstin: 'GSTIN',
} as const satisfies Partial<Record<keyof OperatorSettings, string>>;

/** The variables of facts that the law wants shown and that are not set. */
export function missingLegalFacts(config: Pick<Config, keyof typeof legallyRequired>): string[] {
  return Object.entries(legallyRequired)
    .filter(([name]) => config[name as keyof typeof legallyRequired] === undefined)
    .map(([, variable]) => variable);
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

/** @throws {ConfigError} where a bucket is half configured */
function s3Settings(e: z.infer<typeof environment>): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId } = e;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = e;
  const given = Object.entries({
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  });
  const [lonely] = given.find(([, value]) => value !== undefined) ?? [];
  if (bucket === undefined && lonely) throw new ConfigError(`${lonely} needs S3_BUCKET: the bucket that shall hold the shop's pictures.`);
  if (bucket === undefined) return undefined;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    const missing = accessKeyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY';
    throw new ConfigError(`${missing} is missing: the two keys of S3_BUCKET belong together. Without both the machine's own role is used.`);
  }
  return {
    endpoint,
    bucket,
    region: region ?? 'us-east-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

/** @throws {ConfigError} where the account is half configured */
function shiprocketAccount(e: z.infer<typeof environment>): CarrierSettings['shiprocket'] {
  const { SHIPROCKET_EMAIL: email, SHIPROCKET_PASSWORD: password, SHIPROCKET_WEBHOOK_TOKEN: webhookToken } = e;
  if (email && password) return { email, password, webhookToken, url: e.SHIPROCKET_URL };
  if (email || password || webhookToken)
    throw new ConfigError('SHIPROCKET_EMAIL and SHIPROCKET_PASSWORD belong together: set both, or none of the settings of Shiprocket.');
  return undefined;
}

function textSettings(e: z.infer<typeof environment>): TextSettings {
  return {
    msg91: e.MSG91_AUTH_KEY ? { authKey: e.MSG91_AUTH_KEY, url: e.MSG91_URL } : undefined,
    templates: {
      placed: { en: e.SMS_TEMPLATE_PLACED, hi: e.SMS_TEMPLATE_PLACED_HI },
      shipped: { en: e.SMS_TEMPLATE_SHIPPED, hi: e.SMS_TEMPLATE_SHIPPED_HI },
      'out-for-delivery': { en: e.SMS_TEMPLATE_OUT_FOR_DELIVERY, hi: e.SMS_TEMPLATE_OUT_FOR_DELIVERY_HI },
      delivered: { en: e.SMS_TEMPLATE_DELIVERED, hi: e.SMS_TEMPLATE_DELIVERED_HI },
      pickup: { en: e.SMS_TEMPLATE_PICKUP, hi: e.SMS_TEMPLATE_PICKUP_HI },
    },
    whatsApp: whatsAppAccount(e),
    whatsAppTemplates: {
      placed: e.WHATSAPP_TEMPLATE_PLACED,
      shipped: e.WHATSAPP_TEMPLATE_SHIPPED,
      'out-for-delivery': e.WHATSAPP_TEMPLATE_OUT_FOR_DELIVERY,
      delivered: e.WHATSAPP_TEMPLATE_DELIVERED,
      pickup: e.WHATSAPP_TEMPLATE_PICKUP,
    },
  };
}

/** @throws {ConfigError} where a part of the account is missing: without its reports nothing falls back */
function whatsAppAccount(e: z.infer<typeof environment>): TextSettings['whatsApp'] {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_APP_SECRET: appSecret, WHATSAPP_VERIFY_TOKEN: verifyToken } = e;
  if (token && phoneId && appSecret && verifyToken)
    return { token, phoneId, appSecret, verifyToken, url: e.WHATSAPP_URL, version: e.WHATSAPP_VERSION, english: e.WHATSAPP_ENGLISH };
  if (token ?? phoneId ?? appSecret ?? verifyToken)
    throw new ConfigError('WhatsApp needs WHATSAPP_TOKEN, WHATSAPP_PHONE_ID, WHATSAPP_APP_SECRET and WHATSAPP_VERIFY_TOKEN together.');
  return undefined;
}

/** A provider is offered with all of its keys; with some of them the operator forgot one. */
function paymentAccounts(e: z.infer<typeof environment>, demo: boolean): PaymentSettings {
  const complete = (names: readonly (keyof typeof e)[]) => {
    const missing = names.filter((name) => e[name] === undefined);
    if (missing.length === names.length) return;
    if (missing.length > 0)
      throw new ConfigError(
        `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} missing beside the other keys of this provider.`,
      );
  };
  complete(['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET']);
  complete(['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']);
  for (const name of ['RAZORPAY_KEY_ID', 'STRIPE_SECRET_KEY'] as const) {
    if (!e[name]?.includes('_live_')) continue;
    if (e.DATABASE_URL === undefined)
      throw new ConfigError(
        `${name} is a live key and needs DATABASE_URL: the embedded database can lose the last payments when the power fails.`,
      );
    if (demo) throw new ConfigError(`${name} is a live key and needs DEMO=false: the demonstration also gives pieces away.`);
    const missing = Object.values(legallyRequired).filter((variable) => e[variable] === undefined);
    if (missing.length > 0)
      throw new ConfigError(
        `${name} is a live key and needs ${missing.join(', ')}: the law wants buyers who pay to see who runs the shop. Set ${missing.length > 1 ? 'them' : 'it'}, or use a test key.`,
      );
  }
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: razorpayHook } = e;
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: stripeHook } = e;
  return {
    razorpay: keyId && keySecret && razorpayHook ? { keyId, keySecret, webhookSecret: razorpayHook, url: e.RAZORPAY_URL } : undefined,
    stripe: secretKey && stripeHook ? { secretKey, webhookSecret: stripeHook, url: e.STRIPE_URL } : undefined,
    codLimitPaise: e.COD_LIMIT_PAISE,
    codCode: e.COD_CODE ?? true,
    codOpenPerPerson: e.COD_OPEN_PER_PERSON,
    codOpenPerPin: e.COD_OPEN_PER_PIN,
    codRefusals: e.COD_REFUSALS,
  };
}
