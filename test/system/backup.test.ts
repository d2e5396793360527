import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { takeBackup } from '#platform/backup/take-backup.ts';
import { unpackBackup } from '#platform/backup/unpack-backup.ts';
import { openPglite } from '#platform/database/open-pglite.ts';
import { countWaitingJobs, dropWaitingJobs } from '#platform/jobs/waiting-jobs.ts';
import { fillWithMigratedData } from '../support/migrated-data-dir.ts';
import { buildOnce, environmentOfServers, nodeOptions, type ServerProcess, startServer } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-backup-'));
const dataDir = join(folder, 'shop');
const picture = join(dataDir, 'media', 'a'.repeat(64), '480.avif');
const at = new Date();
const made = { at, version: '1.0.0' };
const shop = { dataDir, secret: 'only-for-tests-only-for-tests-only' };
let key: string;
let recipient: string;
let server: ServerProcess | undefined;

beforeAll(async () => {
  buildOnce();
  await fillWithMigratedData(dataDir);
  mkdirSync(join(picture, '..'), { recursive: true });
  writeFileSync(picture, 'the picture');
  key = await generateIdentity();
  recipient = await identityToRecipient(key);
}, 120_000);
afterEach(async () => {
  server?.child.kill('SIGKILL');
  await server?.gone;
  server = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (subject: string) =>
  fetch(`http://127.0.0.1:${server?.port}/api/v1/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Asha', email: 'asha@example.com', phoneNumber: '+91 98100 12345', subject, message: 'It is lovely.' }),
  });
const start = async (env: Record<string, string>) => {
  server = await startServer(env);
};

test('a shop is backed up while it sells, with its pictures, and sends nothing where it is restored', async () => {
  const file = join(folder, 'live.age');
  await start({ DATA_DIR: dataDir, WORKER: 'false' });
  expect((await write('before')).status).toBeLessThan(300);
  await takeBackup(shop, { file, recipient }, made);
  expect((await write('after')).status).toBeLessThan(300);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('snapshot-'))).toEqual([]);
  expect(readFileSync(file).includes('asha@example.com')).toBe(false);
  server?.child.kill('SIGKILL');
  await server?.gone;

  const restored = join(folder, 'restored');
  expect(await unpackBackup(file, key, restored)).toMatchObject({ at: at.toISOString(), version: '1.0.0' });
  expect(readFileSync(picture.replace(dataDir, restored), 'utf8')).toBe('the picture');
  await start({ DATA_DIR: restored });
  expect((await fetch(`http://127.0.0.1:${server?.port}/faqs`)).status).toBe(200);
  expect((await write('lost')).status).toBe(503);
  expect(server?.output()).toContain('This is a restored copy');
  server?.child.kill('SIGTERM');
  await server?.gone;
  expect(existsSync(join(restored, 'outbox')) ? readdirSync(join(restored, 'outbox')).filter((name) => name.endsWith('.eml')) : []).toEqual(
    [],
  );

  const database = await openPglite(restored);
  const { rows } = await database.execute('select subject from tickets order by id', []);
  expect(rows).toEqual([{ subject: 'before' }]);
  const waiting = (await countWaitingJobs(database)).find(({ kind }) => kind === 'deliver-mail')?.waiting ?? 0;
  expect(waiting).toBeGreaterThan(0);
  expect(await dropWaitingJobs(database, 'deliver-mail')).toBe(waiting);
  await database.close();

  const released = spawnSync(process.execPath, [...nodeOptions, 'scripts/admin.ts', 'restored', '--release'], {
    encoding: 'utf8',
    env: { ...environmentOfServers(), DATA_DIR: restored },
  });
  expect(released).toMatchObject({ status: 0, stdout: expect.stringContaining('Released') });
  expect(existsSync(join(restored, 'restored'))).toBe(false);
}, 120_000);

test('a backup that was changed, cut off or made for another key is refused and leaves nothing', async () => {
  const file = join(folder, 'cold.age');
  await takeBackup(shop, { file, recipient }, made);
  await expect(takeBackup(shop, { file, recipient }, made)).rejects.toThrow('is there already');
  const refused = async (damage: string, of: string, by = key) => {
    const into = join(folder, `refused-${damage}`);
    await expect(unpackBackup(of, by, into), damage).rejects.toThrow('cannot be read');
    expect(readdirSync(folder).filter((name) => name.startsWith('refused-'))).toEqual([]);
  };
  const whole = readFileSync(file);
  const changed = Buffer.from(whole);
  changed[whole.length >> 1] = (changed[whole.length >> 1] as number) ^ 1;
  writeFileSync(join(folder, 'changed.age'), changed);
  await refused('changed', join(folder, 'changed.age'));
  writeFileSync(join(folder, 'cut.age'), whole);
  truncateSync(join(folder, 'cut.age'), whole.length >> 1);
  await refused('cut', join(folder, 'cut.age'));
  await refused('key', file, await generateIdentity());
});

test('a backup that cannot be written leaves nothing behind', async () => {
  const file = join(folder, 'missing', 'shop.age');
  await expect(takeBackup(shop, { file, recipient }, made)).rejects.toThrow('could not be written');
  await expect(takeBackup(shop, { file: join(folder, 'x.age'), recipient: 'age1none' }, made)).rejects.toThrow('must be an age recipient');
  expect(readdirSync(dataDir).filter((name) => name.startsWith('snapshot-'))).toEqual([]);
  expect(readdirSync(folder).filter((name) => name.startsWith('x.age'))).toEqual([]);
});
