import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithMigratedData } from '../test/support/migrated-data-dir.ts';
import { buildOnce, nodeOptions, type ServerProcess, startServer } from '../test/support/server-process.ts';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'karigari-admin-'));
let server: ServerProcess | undefined;
afterAll(async () => {
  server?.child.kill('SIGTERM');
  await server?.gone;
  rmSync(dataDir, { recursive: true, force: true });
});

const env = { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'false', AUTH_SECRET: 'only-for-tests-only-for-tests-only', RATES_URL: 'off' };
const command = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...nodeOptions, 'scripts/admin.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env, PUBLIC_URL: 'https://shop.example' },
  });
  return { status, stdout, stderr };
};

beforeAll(() => fillWithMigratedData(dataDir), 120_000);

test('create-admin opens an account with a link for the password and a first authenticator', async () => {
  expect(command('create-admin', 'not an address')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('Name one email address'),
  });
  expect(command('make-coffee')).toMatchObject({ status: 1, stderr: expect.stringContaining('There is no command make-coffee') });

  const opened = command('create-admin', 'Anita@Shop.example');
  expect(opened).toMatchObject({ status: 0, stderr: '' });
  const link = new URL(/https:\S+/.exec(opened.stdout)?.[0] ?? '');
  expect(link.origin + link.pathname).toBe('https://shop.example/reset-password');
  const asked = new URLSearchParams(link.hash.slice(1));
  const email = 'anita@shop.example';
  expect(asked.get('email')).toBe(email);
  const otp = asked.get('code');

  buildOnce();
  server = await startServer({ ...env, WORKER: 'false' });
  let token = '';
  const call = async (method: string, path: string, body?: object) => {
    const response = await fetch(`http://localhost:${server?.port}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as { code?: string; token: string; secret: string; recoveryCodes: string[]; data: { data: object } };
  };
  const password = 'a lamp in the window';
  token = (await call('POST', '/users/reset-password', { email, otp, password, passwordConfirm: password })).token;
  expect((await call('GET', '/users/me')).data.data).toMatchObject({ email, role: 'admin', emailVerified: true, twoFactor: false });
  // Everything else has to wait for the authenticator.
  expect((await call('GET', '/users/export')).code).toBe('TOTP_ENROLMENT');
  const totp = new TOTP({ secret: Secret.fromBase32((await call('POST', '/users/totp')).secret) });
  const now = Date.now();
  const confirmed = await call('POST', '/users/totp/confirm', { code: totp.generate({ timestamp: now }) });
  expect(confirmed.recoveryCodes).toHaveLength(10);
  token = confirmed.token;
  expect((await call('GET', '/users/export')).code).toBeUndefined();
  token = '';
  expect((await call('POST', '/users/login', { email, password })).code).toBe('TOTP_REQUIRED');
  token = (await call('POST', '/users/login', { email, password, totp: totp.generate({ timestamp: now + 30_000 }) })).token;
  expect((await call('GET', '/users/me')).data.data).toMatchObject({ role: 'admin', twoFactor: true });

  // While the shop runs on the embedded database no other process may write to it.
  expect(command('create-admin', email)).toMatchObject({ status: 1 });
  server.child.kill('SIGTERM');
  await server.gone;
  server = undefined;
  expect(command('create-admin', email)).toMatchObject({ status: 0, stdout: expect.stringContaining('is an admin now') });
}, 120_000);
