import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { settingNames } from '#config/environment.ts';
import { readConfig } from '#config.ts';
import { messageOf } from '../../test/support/refused-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = (name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const secret = 'a-secret-of-more-than-thirty-two-letters';

test('every setting may come from a file, and the line break at its end is no part of it', () => {
  const config = readConfig({
    DATABASE_URL_FILE: file('database', 'postgres://shop:word@database/shop\n'),
    AUTH_SECRET_FILE: file('secret', `${secret}\r\n`),
    SMTP_URL_FILE: file('mail', 'smtps://user:word@mail.example:465'),
    MAIL_FROM: 'shop@shop.example',
  });
  expect(config).toMatchObject({
    databaseUrl: 'postgres://shop:word@database/shop',
    authSecret: secret,
    smtpUrl: 'smtps://user:word@mail.example:465',
    demo: false,
    misspelt: [],
  });
});

test('a value of a file is checked like any other, and never printed', () => {
  const message = messageOf({ AUTH_SECRET_FILE: file('short', 'hush-hush'), REDIS_URL_FILE: file('redis', 'hush-hush:6379') });
  expect(message).toMatch(/AUTH_SECRET must have at least 32 characters/);
  expect(message).toMatch(/REDIS_URL must be a URL/);
  expect(message).not.toContain('hush');
});

test.each([
  [
    'that is not there',
    () => ({ AUTH_SECRET_FILE: join(folder, 'missing') }),
    /AUTH_SECRET_FILE names a file that cannot be read \(ENOENT\)/,
  ],
  ['that is a folder', () => ({ AUTH_SECRET_FILE: folder }), /AUTH_SECRET_FILE names a file that cannot be read \(EISDIR\)/],
  ['that is empty', () => ({ REDIS_URL_FILE: file('empty', ' \n') }), /REDIS_URL_FILE names a file that is empty/],
  ['that is too large', () => ({ AUTH_SECRET_FILE: file('large', 'x'.repeat(70_000)) }), /AUTH_SECRET_FILE names a file of 70000 bytes/],
  [
    'beside the value',
    () => ({ AUTH_SECRET: secret, AUTH_SECRET_FILE: file('both', secret) }),
    /AUTH_SECRET_FILE and AUTH_SECRET are both set/,
  ],
])('a file %s stops the start with a message', (_what, env, message) => {
  expect(messageOf(env())).toMatch(message);
  expect(messageOf(env())).not.toContain(secret);
});

test('a misspelt name of a file is warned of', () => {
  expect(readConfig({ AUTH_SECRETS_FILE: '/run/secrets/x' }).misspelt).toEqual([{ name: 'AUTH_SECRETS_FILE', meant: 'AUTH_SECRET_FILE' }]);
});

test('no setting is called like the file of another one', () => {
  expect(settingNames.length).toBeGreaterThan(80);
  expect(settingNames.filter((name) => name.endsWith('_FILE'))).toEqual([]);
});
