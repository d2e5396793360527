import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { diskMediaStorage } from '#platform/storage/open-media-storage.ts';
import { secureDataDir } from '#platform/storage/secure-data-dir.ts';
import { buildOnce, type ServerProcess, spawnServer, startServer } from '../support/server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-modes-'));
let server: ServerProcess | undefined;
const before = process.umask();
beforeAll(buildOnce, 120_000);
afterEach(async () => {
  process.umask(before);
  server?.child.kill('SIGKILL');
  await server?.gone;
  server = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every path below a folder, and the folder itself. */
const below = (path: string): string[] => [
  path,
  ...readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name)),
];
const modeOf = (path: string) => (lstatSync(path).mode & 0o777).toString(8);
/** Paths that another user could read, write or enter; a server that runs may rename a file meanwhile. */
const openPaths = (path: string) =>
  below(path)
    .map((each) => ({ each, mode: (lstatSync(each, { throwIfNoEntry: false })?.mode ?? 0) & 0o777 }))
    .filter(({ mode }) => (mode & 0o077) !== 0)
    .map(({ each, mode }) => `${mode.toString(8)} ${each}`);
const openAll = (path: string) => {
  for (const each of below(path)) chmodSync(each, lstatSync(each).isDirectory() ? 0o777 : 0o666);
};

test('everything below DATA_DIR is closed to other users, also on data that an older version left open', async () => {
  const dataDir = join(folder, 'shop');
  server = await startServer({ DATA_DIR: dataDir, WORKER: 'false' });
  expect(openPaths(dataDir)).toEqual([]);
  server.child.kill('SIGTERM');
  await server.gone;
  const hash = 'a'.repeat(64);
  for (const part of [`media/${hash}`, `media-originals/aa/${hash}`, 'outbox/old.eml']) mkdirSync(join(dataDir, part), { recursive: true });
  for (const part of [`media/${hash}/480.avif`, `media-originals/aa/${hash}/file`, 'outbox/old.eml/file'])
    writeFileSync(join(dataDir, part), 'x');
  openAll(dataDir);

  server = await startServer({ DATA_DIR: dataDir });
  expect(openPaths(dataDir)).toEqual([]);
  const sent = await fetch(`http://127.0.0.1:${server.port}/api/v1/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Asha',
      email: 'asha@example.com',
      phoneNumber: '+91 98100 12345',
      subject: 'Lamp',
      message: 'The lamp is lovely.',
    }),
  });
  expect(sent.status).toBeLessThan(300);
  await expect
    .poll(() => readdirSync(join(dataDir, 'outbox')).filter((name) => /^\d.*\.eml$/.test(name)).length, { timeout: 30_000 })
    .toBeGreaterThan(0);
  // Also where a caller uses the storage under another umask.
  process.umask(0);
  const media = diskMediaStorage(dataDir);
  await media.put('b'.repeat(64), '480.avif', Buffer.from('x'));
  await media.documents.put('paper123', Buffer.from('x'));
  writeFileSync(await media.stage(), 'x');
  expect(openPaths(dataDir)).toEqual([]);
  expect(
    below(dataDir)
      .filter((path) => lstatSync(path).isDirectory())
      .map(modeOf),
  ).toContain('700');
}, 120_000);

test('one file of the database that was opened to others is closed again by the next start', async () => {
  const dataDir = join(folder, 'one-file');
  mkdirSync(join(dataDir, 'pglite/base/1'), { recursive: true, mode: 0o700 });
  await secureDataDir(dataDir);
  const path = join(dataDir, 'pglite/base/1/1259');
  writeFileSync(path, 'x');
  chmodSync(path, 0o666);
  await secureDataDir(dataDir);
  expect(modeOf(path)).toBe('600');
});

test('a folder that is used for other things is refused and stays as it is', async () => {
  const shared = join(folder, 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o1777);
  await expect(secureDataDir(shared)).rejects.toThrow(/^DATA_DIR: .*shared is used for other things as well.*such as .*karigari-data/);
  expect(modeOf(shared)).toBe('777');
  for (const path of ['/', process.cwd()]) await expect(secureDataDir(path)).rejects.toThrow(/is used for other things/);
  const own = join(folder, 'own');
  mkdirSync(own);
  writeFileSync(join(own, 'notes.txt'), 'of the operator');
  chmodSync(join(own, 'notes.txt'), 0o644);
  await secureDataDir(own);
  expect([modeOf(own), modeOf(join(own, 'notes.txt'))]).toEqual(['700', '644']);
});

test('a folder that cannot be made is refused with the variable and the fix', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, 'x');
  await expect(secureDataDir(join(file, 'below'))).rejects.toThrow(
    /^DATA_DIR: .*cannot be closed to other users \(ENOTDIR\).*or set DATA_DIR/,
  );
});

test.skipIf(process.getuid?.() !== 0)(
  'a folder of another user stops the start with one message that names the variable and the fix',
  async () => {
    const dataDir = join(folder, 'foreign');
    mkdirSync(dataDir);
    const { chownSync } = await import('node:fs');
    chownSync(dataDir, 65_534, 65_534);
    const refused = spawnServer({ DATA_DIR: dataDir });
    expect(await refused.gone).toBe(1);
    // Warnings of the log stand beside it, in any order.
    const said = refused
      .output()
      .trim()
      .split('\n')
      .filter((line) => !line.startsWith('{'));
    expect(said).toEqual([
      expect.stringMatching(/^DATA_DIR: .* belongs to user 65534, and the shop runs as user 0.*Run chown -R 0 .*, or set DATA_DIR/),
    ]);
  },
);
