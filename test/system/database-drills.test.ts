import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { countStatuses, type Load, type Outcome, startLoad } from '../support/load.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { startPostgres } from '../support/postgres.ts';
import { openPostgresShop, type PostgresShop } from '../support/postgres-shop.ts';
import { buildOnce, type ServerProcess, startServer } from '../support/server-process.ts';

/** Puts a node under load while its PostgreSQL is silent, restarts, only reads or is full. */
describe.skipIf(!isNightly)('a node under load', { timeout: 300_000 }, () => {
  let shop: PostgresShop;
  let server: ServerProcess;
  let asked = 0;
  const origin = () => `http://127.0.0.1:${server.port}`;
  const kept = ['/', '/api/v1/categories'];
  const paths = [...kept, '/computed', '/order'];
  const send = (url: string): Promise<Response> => {
    const signal = AbortSignal.timeout(60_000);
    if (url.endsWith('/computed')) return fetch(`${origin()}/api/v1/categories?number=${asked++}`, { signal });
    return url.endsWith('/order') ? shop.order(origin()) : fetch(url, { signal });
  };
  const load = (perSecond = 20): Load => startLoad(origin(), perSecond, paths, send);
  const readiness = async () => (await fetch(`${origin()}/readyz`)).status;
  const report = (name: string, outcomes: readonly Outcome[]) => {
    const slowest = Math.max(...outcomes.map(({ ms }) => ms));
    const failed = outcomes.filter(({ status }) => status !== 200).map(({ at, ms }) => [at, at + ms]);
    const span = failed.length === 0 ? 0 : Math.max(...failed.map(([, end = 0]) => end)) - Math.min(...failed.map(([at = 0]) => at));
    process.stdout.write(
      `${name}: ${outcomes.length} requests, ${JSON.stringify(countStatuses(outcomes))}, ${outcomes.filter(({ isOld }) => isOld).length} from memory and marked; ` +
        `slowest ${(slowest / 1000).toFixed(1)} s, failures within ${(span / 1000).toFixed(1)} s\n`,
    );
  };
  /** Each answer is the right one, or says when to ask again. */
  const expectPolite = (outcomes: readonly Outcome[]) =>
    expect(outcomes.filter(({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter))).toEqual([]);
  const withAdmin = async (work: (admin: pg.Client) => Promise<unknown>) => {
    const options = '-c default_transaction_read_only=off';
    const admin = new pg.Client({ connectionString: shop.postgres.url, options });
    await admin.connect();
    await work(admin).finally(() => admin.end());
  };
  const recovered = async () => {
    for (const end = Date.now() + 10_000; Date.now() < end; await pause(200))
      if ((await Promise.all(paths.map((path) => send(`${origin()}${path}`)))).every(({ status }) => status === 200)) return true;
    return false;
  };

  beforeAll(async () => {
    buildOnce();
    shop = await openPostgresShop();
    // Without news of other nodes, kept answers are old after 30 seconds.
    server = await startServer({ ...shop.env, REDIS_URL: 'redis://redis.invalid' });
    expect(await recovered()).toBe(true);
  }, 240_000);
  afterAll(async () => {
    server?.child.kill('SIGKILL');
    await server?.gone;
    await shop?.close();
  });

  test('a database that falls silent', async () => {
    const { pid } = shop.postgres;
    const family = () => [
      pid,
      ...spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
        .stdout.split('\n')
        .filter(Boolean)
        .map(Number),
    ];
    const running = load();
    await pause(3_000);
    const frozen = family();
    for (const each of frozen) process.kill(each, 'SIGSTOP');
    const silentAt = running.now();
    await pause(40_000);
    const whileSilent = await readiness();
    for (const each of frozen) process.kill(each, 'SIGCONT');
    const backAt = running.now();
    expect(await recovered()).toBe(true);
    const tookMs = running.now() - backAt;
    await pause(3_000);
    const outcomes = await running.stop();
    report('silent for 40 s', outcomes);
    process.stdout.write(`all well ${(tookMs / 1000).toFixed(1)} s after it spoke again\n`);
    expectPolite(outcomes);
    const silent = outcomes.filter(({ at }) => at > silentAt && at < backAt);
    expect(silent.filter(({ path, status }) => kept.includes(path) && status !== 200)).toEqual([]);
    expect(silent.some(({ isOld }) => isOld)).toBe(true);
    expect(Math.max(...outcomes.map(({ ms }) => ms))).toBeLessThan(17_000);
    expect([whileSilent, await readiness()]).toEqual([503, 200]);
  });

  test.each([
    ['fast', 'SIGINT'],
    ['immediate', 'SIGQUIT'],
  ] as const)('a restart: %s', async (name, signal) => {
    const running = load(40);
    await pause(3_000);
    process.kill(shop.postgres.pid, signal);
    await shop.postgres.gone();
    await shop.postgres.restart();
    const ready = await readiness();
    await pause(5_000);
    const outcomes = await running.stop();
    report(`restart ${name}`, outcomes);
    expectPolite(outcomes);
    expect(ready).toBe(200);
    expect(await recovered()).toBe(true);
  });

  test('a database that only reads', async () => {
    const setReadOnly = (value: string) =>
      withAdmin(async (admin) => {
        await admin.query(`alter system set default_transaction_read_only = ${value}`);
        await admin.query('select pg_reload_conf()');
      });
    const running = load();
    await pause(1_000);
    await setReadOnly('on');
    const readOnlyAt = running.now() + 1_500;
    await pause(5_000);
    const endAt = running.now();
    await setReadOnly('off');
    await pause(2_000);
    const outcomes = await running.stop();
    report('read-only for 5 s', outcomes);
    expectPolite(outcomes);
    const during = outcomes.filter(({ at, ms }) => at > readOnlyAt && at + ms < endAt);
    expect(new Set(during.map(({ path, status }) => `${path === '/order'} ${status}`))).toEqual(new Set(['true 503', 'false 200']));
    expect(await recovered()).toBe(true);
  });

  test('a database without a free connection', async () => {
    const taken: pg.Client[] = [];
    const connect = async () => {
      const client = new pg.Client({ connectionString: shop.postgres.url });
      client.on('error', () => {});
      if (
        !(await client.connect().then(
          () => true,
          () => false,
        ))
      )
        return false;
      taken.push(client);
      return true;
    };
    // The node asks for its connections again meanwhile.
    for (let round = 0; round < 5; round++) {
      while (await connect());
      await taken[0]?.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'karigari'`);
    }
    while (await connect());
    const running = load();
    await pause(3_000);
    for (const client of taken) await client.end();
    await pause(2_000);
    const outcomes = await running.stop();
    report('no free connection for 3 s', outcomes);
    expectPolite(outcomes);
    expect(outcomes.some(({ status }) => status === 503)).toBe(true);
    expect(await recovered()).toBe(true);
  });

  test('a disk that is full', async ({ skip }) => {
    const disk = mkdtempSync(join(tmpdir(), 'karigari-full-'));
    chmodSync(disk, 0o755);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=6m', 'tmpfs', disk]).status === 0;
    if (!mounted) skip('a small disk cannot be mounted here');
    const space = join(disk, 'space');
    mkdirSync(space);
    spawnSync('chown', [`--reference=/proc/${shop.postgres.pid}`, space]);
    try {
      await withAdmin(async (admin) => {
        await admin.query(`create tablespace small location '${space}'`);
        await admin.query('alter table orders set tablespace small');
        await admin.query('create table filler (text text) tablespace small');
        await admin.query(`alter table filler alter text set storage external`);
        await admin.query(`insert into filler select repeat('x', 8000) from generate_series(1, 10000)`).catch(() => {});
        for (let rows = 512; rows >= 1; rows /= 2)
          while (
            await admin.query(`insert into filler select repeat('x', 7900) from generate_series(1, ${rows})`).then(
              () => true,
              () => false,
            )
          );
      });
      const running = load();
      await pause(5_000);
      const fullUntil = running.now();
      await withAdmin((admin) => admin.query('drop table filler'));
      await pause(2_000);
      const outcomes = await running.stop();
      report('a full disk for 5 s', outcomes);
      expectPolite(outcomes);
      expect(outcomes.some(({ path, status, at }) => path === '/order' && status === 503 && at < fullUntil)).toBe(true);
      expect(await recovered()).toBe(true);
    } finally {
      await withAdmin(async (admin) => {
        await admin.query('drop table if exists filler');
        await admin.query('alter table orders set tablespace pg_default');
        await admin.query('drop tablespace small');
      }).catch(() => {});
      spawnSync('umount', ['-l', disk]);
      rmSync(disk, { recursive: true, force: true });
    }
  });
});

describe.skipIf(!isNightly)('the way to the database', { timeout: 120_000 }, () => {
  const open = (url: string) => openPostgres(url, { max: 2, onError: () => {} });

  test('leads to the one of several servers that takes writes', async () => {
    const servers = [await startPostgres(['default_transaction_read_only=on']), await startPostgres()];
    const [one = '', two = ''] = servers.map(({ url }) => new URL(url).host);
    const url = `postgres://karigari@${one},${two}/postgres`;
    try {
      const [primary, any] = [await open(url), await open(`${url}?target_session_attrs=any`)];
      const portOf = async (database: typeof any) => `127.0.0.1:${(await database.execute('show port')).rows[0]?.port}`;
      expect([await portOf(primary), await portOf(any)]).toEqual([two, one]);
      await primary.execute('create table notes (id int)');
      expect(await any.execute('create table notes (id int)').catch((error: unknown) => error)).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
      });
      await Promise.all([primary.close(), any.close()]);
      await expect(open(`postgres://karigari@${one},127.0.0.1:1/postgres`)).rejects.toThrow(/cannot be used/);
    } finally {
      for (const server of servers) await server.stop();
    }
  });

  test('is checked where it says so: the authority and the name of the server', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'karigari-tls-'));
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
    const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
    spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate, ...names]);
    chmodSync(folder, 0o755);
    chmodSync(key, 0o600);
    if (process.getuid?.() === 0) spawnSync('chown', ['postgres', key]);
    const server = await startPostgres(['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`]);
    const { port } = new URL(server.url);
    const url = (host: string, more = '') => `postgres://karigari@${host}:${port}/postgres?sslmode=verify-full${more}`;
    try {
      const database = await open(url('localhost', `&sslrootcert=${certificate}`));
      expect((await database.execute('select ssl from pg_stat_ssl where pid = pg_backend_pid()')).rows).toEqual([{ ssl: true }]);
      await database.close();
      await expect(open(url('127.0.0.1', `&sslrootcert=${certificate}`))).rejects.toThrow(/does not match|altnames/i);
      await expect(open(url('localhost'))).rejects.toThrow(/self-signed/);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
