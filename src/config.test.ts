import { expect, test } from 'vitest';
import { configWarnings, readConfig } from './config.ts';

const messageOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

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
  ['DATABASE_POOL', '0'],
  ['REDIS_URL', 'localhost-secret:6379'],
  ['DEMO', 'yes-please'],
  ['WORKER', 'sometimes'],
  ['AUTH_SECRET', 'too-short-secret'],
  ['LOG_LEVEL', 'loud-9'],
  ['METRICS_PORT', '-1'],
  ['TRUSTED_PROXIES', '99'],
  ['RATE_LIMIT', '1.5'],
  ['PAGE_CACHE_MB', 'lots-of-it'],
  ['SENTRY_DSN', 'https://errors.example/secret'],
  ['SENTRY_DSN', 'https://secret@errors.example/project'],
  ['ANALYTICS_ID', "G-1');secret('"],
  ['ANALYTICS_URL', 'secret.example/gtag'],
  ['OFFLINE_PAGE', 'perhaps'],
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

test('a public address over plain http is warned of, this machine is not', () => {
  expect(configWarnings(readConfig({ PUBLIC_URL: 'http://shop.example' })).join()).toMatch(/PUBLIC_URL is http/);
  expect(configWarnings(readConfig({ PUBLIC_URL: 'https://shop.example' }))).toEqual([]);
  expect(configWarnings(readConfig({ PUBLIC_URL: 'http://localhost:3000/' }))).toEqual([]);
});

test('a slash at the end of the public address is not doubled in links', () => {
  expect(readConfig({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
});
