import { expect, test } from 'vitest';
import { messageOf } from '../test/support/refused-settings.ts';
import { configWarnings } from './config/config-warnings.ts';
import { missingLegalFacts } from './config/legal-facts.ts';
import { readConfig } from './config.ts';

test('nothing set is the demo shop on this machine', () => {
  expect(readConfig({})).toMatchObject({
    mode: 'production',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: undefined,
    redisUrl: undefined,
    worker: true,
    demo: true,
    metricsPort: 0,
    trustedProxies: 0,
  });
});

test.each([
  ['NODE_ENV', 'staging-7'],
  ['PORT', '70000'],
  ['PORT', '3000x'],
  ['PUBLIC_URL', 'shop-secret.example'],
  ['PUBLIC_URL', 'ftp://shop-secret.example'],
  ['DATABASE_URL', 'mysql://user:secret@host/db'],
  ['DATABASE_MIGRATION_URL', 'mysql://owner:secret@host/db'],
  ['DATABASE_POOL', '0'],
  ['REDIS_URL', 'localhost-secret:6379'],
  ['SEARCH_URL', 'localhost-secret:9200'],
  ['SEARCH_ALIAS', 'Secret*'],
  ['DEMO', 'yes-please'],
  ['WORKER', 'sometimes'],
  ['AUTH_SECRET', 'too-short-secret'],
  ['LOG_LEVEL', 'loud-9'],
  ['METRICS_PORT', '-1'],
  ['TRUSTED_PROXIES', '99'],
  ['RATE_LIMIT', '1.5'],
  ['PAGE_CACHE_MB', 'lots-of-it'],
  ['WEB_CONCURRENCY', '0'],
  ['RATES_URL', 'rates-secret.example'],
  ['RATES_URL', 'file:///etc/secret'],
  ['BREACHED_PASSWORDS_URL', 'http://range-secret.example/range/'],
  ['BREACHED_PASSWORDS_URL', 'https://user:secret@range.example/'],
  ['GEO_HEADER', 'not a header'],
  ['CDN_KEEPS_PAGES', 'maybe-so'],
  ['LEGAL_ENTITY', 'x'.repeat(201)],
  ['GRIEVANCE_EMAIL', 'grievance.at.shop'],
  ['GRIEVANCE_OFFICER', 'x'.repeat(121)],
  ['GRIEVANCE_PHONE', 'call me'],
  ['GSTIN', '06ABCDE1234'],
  ['CIN', 'U52100'],
  ['SMTP_URL', 'mail-secret.example:465'],
  ['SMTP_URL', 'https://user:secret@mail.example'],
  ['MAIL_FROM', 'shop-at-secret.example'],
  ['MAIL_FROM', 'Shop <secret>'],
  ['MAIL_FROM', 'a@shop.example, secret@shop.example'],
  ['MAIL_FROM', 'Shop\nBcc: secret@x.example <shop@shop.example>'],
  ['SENTRY_DSN', 'https://errors.example/secret'],
  ['SENTRY_DSN', 'https://secret@errors.example/project'],
  ['ANALYTICS_ID', "G-1');secret('"],
  ['ANALYTICS_URL', 'secret.example/gtag'],
  ['OFFLINE_PAGE', 'perhaps'],
  ['RAZORPAY_KEY_ID', 'rzp-secret-1DP5mmOlF5G5ag'],
  ['RAZORPAY_KEY_SECRET', 'short'],
  ['RAZORPAY_WEBHOOK_SECRET', 'with a blank in it'],
  ['RAZORPAY_URL', 'http://api.razorpay.example'],
  ['RAZORPAY_URL', 'https://user:secret@api.razorpay.example'],
  ['STRIPE_SECRET_KEY', 'pk_test_notthesecretkey'],
  ['STRIPE_WEBHOOK_SECRET', 'we_1234567890'],
  ['STRIPE_URL', 'api.stripe.example'],
  ['COD_LIMIT_PAISE', '-1'],
  ['COD_LIMIT_PAISE', '4999.50'],
  ['SOCIAL_LINKS', 'https://www.instagram.com/shop javascript:secret()'],
  ['SOCIAL_LINKS', 'https://x.example/secret '.repeat(9)],
])('%s that cannot be used is named with its fix, never with its value', (name, value) => {
  const message = messageOf({ [name]: value });
  expect(message).toMatch(new RegExp(`^The environment has values that cannot be used:\\n  ${name} \\S+ .+$`));
  expect(message.split(`${name} `)[1]).not.toContain(value);
  expect(message).not.toContain('secret@');
});

test('nothing is reported anywhere unless the operator says where', () => {
  expect(readConfig({})).toMatchObject({ sentryDsn: undefined, analytics: undefined, offlinePage: true });
  expect(readConfig({ ANALYTICS_URL: 'https://a.example' })).toMatchObject({ analytics: undefined });
  expect(readConfig({ ANALYTICS_ID: 'G-AB12' })).toMatchObject({ analytics: { id: 'G-AB12', origin: 'https://www.googletagmanager.com' } });
  expect(readConfig({ ANALYTICS_ID: 'G-AB12', ANALYTICS_URL: 'https://a.example/x' }).analytics?.origin).toBe('https://a.example');
  expect(readConfig({ SENTRY_DSN: 'https://abc@o1.ingest.errors.example/42' }).sentryDsn).toBe('https://abc@o1.ingest.errors.example/42');
});

test('every bad value is told at once', () => {
  expect(messageOf({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(3);
});

test('an empty value counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '', DEMO: '' })).toMatchObject({ databaseUrl: undefined, port: 3000, demo: true });
});

test('PostgreSQL means a real shop, which needs a key of its own', () => {
  const env = { DATABASE_URL: 'postgres://user:secret@host/db' };
  expect(messageOf(env)).toMatch(/^AUTH_SECRET is required outside demo mode/);
  expect(readConfig({ ...env, AUTH_SECRET: 'x'.repeat(32) })).toMatchObject({ demo: false });
  expect(readConfig({ ...env, DEMO: 'true' })).toMatchObject({ demo: true });
});

test('a CDN may keep pages only where it knows the country of a visitor', () => {
  expect(messageOf({ CDN_KEEPS_PAGES: 'true' })).toMatch(/^CDN_KEEPS_PAGES needs GEO_HEADER/);
  expect(readConfig({ CDN_KEEPS_PAGES: 'true', GEO_HEADER: 'CF-IPCountry' })).toMatchObject({
    cdnCachesPages: true,
    geoHeader: 'cf-ipcountry',
  });
});

test('exchange rates come from a public service unless another is named, or none', () => {
  expect(readConfig({}).ratesUrl).toBe('https://latest.currency-api.pages.dev/v1/currencies/inr.json');
  expect(readConfig({ RATES_URL: 'https://rates.example/inr' }).ratesUrl).toBe('https://rates.example/inr');
  expect(readConfig({ RATES_URL: 'off' }).ratesUrl).toBeUndefined();
  expect(readConfig({}).breachedPasswordsUrl).toBeUndefined();
  expect(readConfig({ BREACHED_PASSWORDS_URL: 'https://range.example/range/' }).breachedPasswordsUrl).toBe('https://range.example/range/');
});

test('a public address over plain http is warned of, this machine is not', () => {
  expect(configWarnings(readConfig({ PUBLIC_URL: 'http://shop.example' })).join()).toMatch(/PUBLIC_URL is http/);
  expect(configWarnings(readConfig({ PUBLIC_URL: 'https://shop.example', SMTP_URL: 'smtps://mail.example' }))).toEqual([]);
  expect(configWarnings(readConfig({ PUBLIC_URL: 'http://localhost:3000/' }))).toEqual([]);
});

test('outside demo mode sent mail needs a sender, and unsent mail is warned of', () => {
  const env = { DEMO: 'false', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://shop.example' };
  const smtp = { ...env, SMTP_URL: 'smtps://user:secret@mail.example:465' };
  expect(messageOf(smtp)).toMatch(/^MAIL_FROM is required with SMTP_URL/);
  expect(readConfig({ ...smtp, MAIL_FROM: 'shop@shop.example' }).mailFrom).toEqual({ name: undefined, address: 'shop@shop.example' });
  expect(readConfig({ ...smtp, MAIL_FROM: 'The Shop <shop@shop.example>' }).mailFrom).toEqual({
    name: 'The Shop',
    address: 'shop@shop.example',
  });
  expect(readConfig({ SMTP_URL: smtp.SMTP_URL, DEMO: 'true' }).mailFrom).toEqual({ address: 'support@localhost' });
  expect(configWarnings(readConfig(env)).join()).toMatch(/SMTP_URL is not set/);
  expect(configWarnings(readConfig({ ...smtp, MAIL_FROM: 'shop@shop.example' })).join()).not.toMatch(/SMTP_URL/);
  expect(configWarnings(readConfig({}))).toEqual([]);
  expect(configWarnings(readConfig({ PUBLIC_URL: 'https://shop.example' })).join()).toMatch(/\/dev\/outbox shows every mail to everyone/);
});

test('a slash at the end of the public address is not doubled in links', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
});

const given = {
  LEGAL_ENTITY: 'Haath Handcrafts LLP',
  LEGAL_ADDRESS: 'Gurugram, Haryana, India',
  GRIEVANCE_OFFICER: 'Meera Saini',
  GRIEVANCE_EMAIL: 'grievance@shop.example',
  GRIEVANCE_PHONE: '+91 124 400 0000',
  GSTIN: '06ABCDE1234F1Z5',
};

test('refuses live keys and warns in production while a legally required setting is empty', () => {
  const real = {
    DATABASE_URL: 'postgres://host/db?sslmode=verify-full',
    AUTH_SECRET: 'x'.repeat(32),
    PUBLIC_URL: 'https://shop.example',
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'shop@shop.example',
    STRIPE_SECRET_KEY: 'sk_live_abcdefgh1234',
    STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh1234',
  };
  expect(configWarnings(readConfig({ ...real, ...given }))).toEqual([]);
  for (const name of Object.keys(given)) {
    for (const nothing of ['', '  ']) {
      const unpaid = { ...real, ...given, STRIPE_SECRET_KEY: 'sk_test_abcdefgh1234', [name]: nothing };
      expect(configWarnings(readConfig(unpaid)).filter((warning) => warning.startsWith(`${name}: not set`))).toHaveLength(1);
      expect(missingLegalFacts(readConfig(unpaid))).toEqual([name]);
      // Real money is another matter.
      for (const key of ['sk_live_abcdefgh1234', 'rk_live_abcdefgh1234'])
        expect(messageOf({ ...unpaid, STRIPE_SECRET_KEY: key })).toBe(
          `STRIPE_SECRET_KEY is a live key and needs ${name}: the law wants buyers who pay to see who runs the shop. Set it, or use a test key.`,
        );
      expect(messageOf({ ...unpaid, ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag' })).toMatch(
        new RegExp(`^RAZORPAY_KEY_ID is a live key and needs ${name}:`),
      );
    }
  }
  expect(configWarnings(readConfig({ ...real, ...given, NODE_ENV: 'development' }))).toEqual([]);
  expect(configWarnings(readConfig({}))).toEqual([]);
});

const razorpay = {
  RAZORPAY_KEY_ID: 'rzp_test_1DP5mmOlF5G5ag',
  RAZORPAY_KEY_SECRET: 'thekeysecret',
  RAZORPAY_WEBHOOK_SECRET: 'thehooksecret',
};
const stripe = { STRIPE_SECRET_KEY: 'sk_test_abcdefgh1234', STRIPE_WEBHOOK_SECRET: 'whsec_abcdefgh1234' };
const onPostgres = { DATABASE_URL: 'postgres://localhost/shop', AUTH_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://shop.example' };

test('a payment provider is there with all of its keys, and missing keys are named', () => {
  expect(readConfig({}).payments).toEqual({
    razorpay: undefined,
    stripe: undefined,
    codLimitPaise: 500_000,
    codCode: true,
    codOpenPerPerson: 3,
    codOpenPerPin: 50,
    codRefusals: 2,
  });
  const { payments } = readConfig({ ...razorpay, ...stripe, COD_LIMIT_PAISE: '0' });
  expect(payments.razorpay).toMatchObject({ keyId: 'rzp_test_1DP5mmOlF5G5ag', url: 'https://api.razorpay.com' });
  expect(payments.stripe).toMatchObject({ webhookSecret: 'whsec_abcdefgh1234', url: 'https://api.stripe.com' });
  expect(payments.codLimitPaise).toBe(0);
  for (const keys of [razorpay, stripe]) {
    for (const name of Object.keys(keys)) expect(messageOf({ ...keys, [name]: '' })).toMatch(new RegExp(`^${name} is missing`));
  }
});

test('live keys are refused without DATABASE_URL, and in a demonstration', () => {
  const live = [
    { ...razorpay, RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag' },
    { ...stripe, STRIPE_SECRET_KEY: 'sk_live_abcdefgh1234' },
    { ...stripe, STRIPE_SECRET_KEY: 'rk_live_abcdefgh1234' },
  ];
  for (const keys of live) {
    expect(messageOf(keys)).toContain('is a live key and needs DATABASE_URL');
    expect(messageOf(keys)).not.toContain('_live_');
    expect(messageOf({ ...onPostgres, DEMO: 'true', ...keys })).toContain('is a live key and needs DEMO=false');
    expect(messageOf({ ...onPostgres, ...keys })).toMatch(/is a live key and needs LEGAL_ENTITY, .*GSTIN: the law/);
    expect(messageOf({ ...onPostgres, ...given, ...keys })).toBe('accepted');
  }
});

test('a real shop is warned of test keys and of having no provider', () => {
  const warningsOf = (env: Record<string, string>) => configWarnings(readConfig({ ...onPostgres, ...given, ...env })).join(' ');
  expect(warningsOf({})).toContain('No payment provider has keys');
  expect(warningsOf(stripe)).toContain('test key');
  const live = warningsOf({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_abcdefgh1234' });
  expect(live).not.toContain('payment');
  expect(live).not.toContain('Payment');
});

test('a replica is refused without news of other nodes', () => {
  const replica = { ...onPostgres, ...given, DATABASE_REPLICA_URL: 'postgres://replica-secret/db' };
  expect(messageOf(replica)).toMatch(/^DATABASE_REPLICA_URL needs DATABASE_URL, .* and REDIS_URL/);
  expect(messageOf({ ...replica, REDIS_URL: 'redis://redis' })).toBe('accepted');
  expect(messageOf({ ...onPostgres, ...given, DATABASE_REPLICA_URL: ' ' })).toBe('accepted');
});

test('several processes need a database that is not of one process', () => {
  expect(messageOf({ WEB_CONCURRENCY: '2' })).toMatch(/^WEB_CONCURRENCY needs DATABASE_URL/);
  expect(messageOf({ ...onPostgres, ...given, WEB_CONCURRENCY: '2' })).toBe('accepted');
});

test('a bucket is configured whole or not at all', () => {
  const keys = { S3_ACCESS_KEY_ID: 'key-id', S3_SECRET_ACCESS_KEY: 'key-secret' };
  expect(readConfig({}).s3).toBeUndefined();
  expect(readConfig({ S3_BUCKET: 'media', S3_ENDPOINT: 'https://s3.example', ...keys }).s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'media',
    region: 'us-east-1',
    credentials: { accessKeyId: 'key-id', secretAccessKey: 'key-secret' },
  });
  expect(readConfig({ S3_BUCKET: 'media', S3_REGION: 'ap-south-1' }).s3).toMatchObject({ region: 'ap-south-1', credentials: undefined });
  expect(messageOf({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: '' })).toMatch(/^S3_ENDPOINT needs S3_BUCKET/);
  expect(messageOf({ S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'key-id' })).toMatch(/^S3_SECRET_ACCESS_KEY is missing/);
  expect(messageOf({ S3_BUCKET: 'Media' })).toContain('S3_BUCKET must be the name of a bucket');
});

test.each([
  ['RAZORPAY_KEYID', 'RAZORPAY_KEY_ID'],
  ['STRIPE_SECRET', 'STRIPE_SECRET_KEY'],
  ['S3_SECRET_ACESSKEY', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_WEBHOOK_SECERT', 'STRIPE_WEBHOOK_SECRET'],
  ['SMTP_URI', 'SMTP_URL'],
  ['SMTP_HOST', 'SMTP_URL'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['PUBLICURL', 'PUBLIC_URL'],
  ['database_url', 'DATABASE_URL'],
  ['GSTNI', 'GSTIN'],
  ['GRIEVANCE_MAIL', 'GRIEVANCE_EMAIL'],
])('%s is warned of: %s is meant', (name, meant) => {
  const warnings = configWarnings(readConfig({ [name]: 'secret-value' }));
  expect(warnings).toEqual([`${name} is no setting of the shop and changes nothing. Is ${meant} meant?`]);
});

test('variables of other programs are no concern of the shop', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'LOGNAME',
    'NODE_OPTIONS',
    'NODE_PATH',
    'PGHOST',
    'PGDATABASE',
    'MAIL',
    'LANG',
    'SHELL',
    'CI',
    'PORTS',
    'TERM',
  ];
  const env = Object.fromEntries([...others, 'npm_config_registry', 'SENTRY_RELEASE', 'REDIS_HOST'].map((name) => [name, 'x']));
  expect(configWarnings(readConfig(env))).toEqual([]);
});

test('a real shop on the embedded database is warned', () => {
  const env = { DEMO: 'false', AUTH_SECRET: 'x'.repeat(32) };
  expect(configWarnings(readConfig(env)).join()).toMatch(/DATABASE_URL is not set: the embedded database can lose the last orders/);
  expect(messageOf({ DATABASE_MIGRATION_URL: 'postgres://owner:secret@host/db' })).toMatch(/^DATABASE_MIGRATION_URL needs DATABASE_URL/);
});
