import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#config.ts';
import { checkMedia } from '#modules/media/check-media.ts';
import { checkBooks } from '#modules/reconciliation/check-books.ts';
import { createLog } from '#platform/log.ts';
import { type OpenServices, openServices } from '#server/services.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { addOrder, addSoldProducts } from '../support/sample-sales.ts';
import { environmentOfServers, startServer } from '../support/server-process.ts';

const hasBackRest = spawnSync('pgbackrest', ['version']).status === 0;
const folder = mkdtempSync(join(tmpdir(), 'karigari-restore-'));
const config = join(folder, 'pgbackrest.conf');
let server: RunningPostgres;
let data: string;

/** Runs pgBackRest as the owner of the database's files. */
function backRest(...args: string[]): void {
  const { uid, gid } = statSync(data);
  const { status, stdout, stderr } = spawnSync('pgbackrest', [`--config=${config}`, '--stanza=karigari', ...args], {
    uid,
    gid,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`pgbackrest ${args.join(' ')}: ${stdout}${stderr}`);
}

async function isRecovering(): Promise<boolean> {
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const { rows } = await client.query('select pg_is_in_recovery() as recovering');
  await client.end();
  return rows[0].recovering;
}

const environment = () => ({ DATA_DIR: join(folder, 'data'), DATABASE_URL: server.url });
const open = (): Promise<OpenServices> =>
  openServices(readConfig({ ...environmentOfServers(), ...environment() }), createLog('silent'), { work: false });

beforeAll(async () => {
  if (!isNightly || !hasBackRest) return;
  server = await startPostgres([
    'archive_mode=on',
    `archive_command=pgbackrest --config=${config} --stanza=karigari archive-push %p`,
    'wal_level=replica',
  ]);
  const opened = await open();
  data = String((await opened.services.database.execute('show data_directory', [])).rows[0]?.data_directory);
  await opened.close();
  const { uid, gid } = statSync(data);
  for (const each of ['', 'repository', 'log', 'lock', 'spool']) mkdirSync(join(folder, each), { recursive: true });
  writeFileSync(
    config,
    `[global]
repo1-path=${folder}/repository
repo1-cipher-type=aes-256-cbc
repo1-cipher-pass=only-for-tests
repo1-retention-full=1
log-path=${folder}/log
lock-path=${folder}/lock
spool-path=${folder}/spool
start-fast=y
[karigari]
pg1-path=${data}
pg1-port=${new URL(server.url).port}
pg1-user=karigari
pg1-socket-path=${dirname(data)}
`,
  );
  for (const each of ['', 'repository', 'log', 'lock', 'spool', 'pgbackrest.conf']) chownSync(join(folder, each), uid, gid);
}, 120_000);
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(isNightly && hasBackRest)(
  'a database is restored to a second: orders before it are there, none after it, and books and pictures agree',
  { timeout: 300_000 },
  async () => {
    backRest('stanza-create');
    const shop = await open();
    const ctx = shop.contextOf('test');
    const [bowl, coat] = await addSoldProducts(ctx, 1_000);
    backRest('backup', '--type=full');
    const place = async (orders: number) => {
      const ids: string[] = [];
      for (let each = 0; each < orders; each++) ids.push((await addOrder(ctx, [{ product: each % 2 ? bowl : coat, qty: 1 }])).id);
      return ids;
    };
    const before = await place(60);
    const second = String((await ctx.db.execute('select clock_timestamp()::text as at', [])).rows[0]?.at);
    const after = await place(40);
    await ctx.db.execute('select pg_switch_wal()', []);
    await shop.close();
    await server.crash();
    // A server that was killed leaves it, and a restoration would be refused.
    rmSync(join(data, 'postmaster.pid'), { force: true });

    backRest('restore', '--delta', '--type=time', `--target=${second}`, '--target-action=promote');
    await server.restart();
    await expect.poll(isRecovering, { timeout: 60_000 }).toBe(false);
    const restored = await open();
    const { rows } = await restored.services.database.execute('select id from orders', []);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(before));
    expect(after).toHaveLength(40);
    expect(await checkBooks(restored.contextOf('test'))).toEqual([]);
    expect((await checkMedia(restored.contextOf('test'))).findings).toEqual([]);
    await restored.close();

    const process = await startServer({ ...environment(), RESTORED: 'true' });
    const refused = await fetch(`http://127.0.0.1:${process.port}/api/v1/orders`, { method: 'POST', body: '{}' });
    expect([refused.status, (await fetch(`http://127.0.0.1:${process.port}/faqs`)).status]).toEqual([503, 200]);
    process.child.kill('SIGTERM');
    await process.gone;
  },
);
