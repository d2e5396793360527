import { z } from 'zod';
import { StartError } from '#shared/start-error.ts';

/** `''` counts as unset, so that `DATABASE_URL= npm start` means what it says. */
const unset = (value: unknown) => (value === '' ? undefined : value);
const optionalUrl = (protocols: RegExp, example: string) =>
  z.preprocess(unset, z.url({ protocol: protocols, error: `must be a URL such as ${example}` }).optional());
const flag = z.preprocess(
  unset,
  z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .transform((value) => value === 'true')
    .optional(),
);
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

const environment = z.object({
  NODE_ENV: z.preprocess(unset, z.enum(['development', 'test', 'production']).default('production')),
  HOST: z.preprocess(unset, z.string().default('127.0.0.1')),
  PORT: integer(3000, 0, 65_535),
  PUBLIC_URL: optionalUrl(/^https?$/, 'https://shop.example'),
  DATA_DIR: z.preprocess(unset, z.string().default('./data')),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'postgres://user:password@host:5432/karigari'),
  DATABASE_POOL: integer(12, 1, 200),
  REDIS_URL: optionalUrl(/^rediss?$/, 'redis://localhost:6379'),
  DEMO: flag,
  WORKER: flag,
  AUTH_SECRET: z.preprocess(
    unset,
    z.string().min(32, { error: 'must have at least 32 characters; try: openssl rand -base64 48' }).optional(),
  ),
  LOG_LEVEL: z.preprocess(unset, z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
  METRICS_PORT: integer(0, 0, 65_535),
  TRUSTED_PROXIES: integer(0, 0, 10),
  RATE_LIMIT: integer(600, 0, 10_000_000),
  PAGE_CACHE_MB: integer(96, 0, 4096),
  BRAND: z.preprocess(unset, z.string().max(40, { error: 'must have at most 40 characters' }).optional()),
  BRAND_HI: z.preprocess(unset, z.string().max(40, { error: 'must have at most 40 characters' }).optional()),
  SUPPORT_EMAIL: z.preprocess(unset, z.email({ error: 'must be an e-mail address such as help@shop.example' }).optional()),
  LEGAL_ENTITY: z.preprocess(unset, z.string().max(200, { error: 'must have at most 200 characters' }).optional()),
  LEGAL_ADDRESS: z.preprocess(unset, z.string().max(400, { error: 'must have at most 400 characters' }).optional()),
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
});

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
  /** Connections to PostgreSQL held by one process. */
  databasePool: number;
  redisUrl: string | undefined;
  /** This process also carries out background jobs; without, `npm run worker` has to run somewhere. */
  worker: boolean;
  /** Demo accounts, demo payments and the demo shop. */
  demo: boolean;
  authSecret: string | undefined;
  logLevel: string;
  /** Port of `/metrics` on `host`; 0 switches it off. It must never be reachable from outside. */
  metricsPort: number;
  /** How many reverse proxies in front are ours: that many `X-Forwarded-For` entries are believed. */
  trustedProxies: number;
  /** Requests a minute from one address; 0 switches the limit off. */
  rateLimit: number;
  /** Memory for cached public answers, in MiB; 0 switches the cache off. */
  pageCacheMb: number;
  /** The shop's name; the Hindi name is the same word unless it is set. */
  brand: { en: string; hi: string };
  /** Where "Contact Support" writes to. */
  supportEmail: string;
  /** Who runs the shop, as the legal pages name it; unset where the operator has yet to say. */
  legalEntity: string | undefined;
  legalAddress: string | undefined;
  /** Where errors of the server, and with their consent of visitors' browsers, are reported. */
  sentryDsn: string | undefined;
  /** Where page views are reported with consent: the account, and the origin of its script. */
  analytics: { id: string; origin: string } | undefined;
  /** Browsers keep a page for the time without a network; `false` also takes it away from those that have it. */
  offlinePage: boolean;
}

export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/** What an operator should know about values that can be used but are hardly meant. */
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
  return warnings;
}

/**
 * Reads the environment once.
 * @throws {ConfigError} one message that names every bad variable and its fix, never its value
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new ConfigError(`The environment has values that cannot be used:\n${lines.join('\n')}`);
  }
  const e = parsed.data;
  const demo = e.DEMO ?? e.DATABASE_URL === undefined;
  if (!demo && e.AUTH_SECRET === undefined) {
    throw new ConfigError('AUTH_SECRET is required outside demo mode: set it to 32 or more random characters (openssl rand -base64 48).');
  }
  const publicUrl = (e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).replace(/\/+$/, '');
  return {
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    publicUrl,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    databasePool: e.DATABASE_POOL,
    redisUrl: e.REDIS_URL,
    worker: e.WORKER ?? true,
    demo,
    authSecret: e.AUTH_SECRET,
    logLevel: e.LOG_LEVEL,
    metricsPort: e.METRICS_PORT,
    trustedProxies: e.TRUSTED_PROXIES,
    rateLimit: e.RATE_LIMIT,
    pageCacheMb: e.PAGE_CACHE_MB,
    brand: { en: e.BRAND ?? 'Karigari', hi: e.BRAND_HI ?? e.BRAND ?? 'कारीगरी' },
    supportEmail: e.SUPPORT_EMAIL ?? `support@${new URL(publicUrl).hostname}`,
    legalEntity: e.LEGAL_ENTITY,
    legalAddress: e.LEGAL_ADDRESS,
    sentryDsn: e.SENTRY_DSN,
    analytics:
      e.ANALYTICS_ID === undefined ? undefined : { id: e.ANALYTICS_ID, origin: new URL(e.ANALYTICS_URL ?? defaultAnalytics).origin },
    offlinePage: e.OFFLINE_PAGE ?? true,
  };
}
