import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  type ContainerRoot,
  healthCheck,
  makeContainerRoot,
  missingForContainers,
  type RunningContainer,
  startCommand,
} from '../support/container-root.ts';
import { deployedProcesses, root } from '../support/deploy-files.ts';
import { makeRoles } from '../support/deploy-roles.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { freePort } from '../support/programs.ts';
import { buildOnce } from '../support/server-process.ts';

const missing = isNightly ? missingForContainers() : [];
if (missing.length > 0) process.stdout.write(`Without ${missing.join(', ')} the contents of the container are NOT started here.\n`);

/** Services of the compose file that do not run here. */
const absent = /^(?:S3_|REDIS_URL)/;

/**
 * The contents of the container: only the files that it copies, on a read-only file system, as user 1001
 * without any capability, with the environment and the secrets of the compose file, against PostgreSQL.
 */
describe.skipIf(!isNightly || missing.length > 0)('the contents of the container', { timeout: 300_000 }, () => {
  const secrets = mkdtempSync(join(tmpdir(), 'karigari-secrets-'));
  let postgres: RunningPostgres;
  let container: ContainerRoot;
  let shop: RunningContainer;
  let origin: string;
  const environmentOf = (service: string) => {
    const { env = {} } = deployedProcesses().find(({ name }) => name === `compose ${service}`) ?? {};
    const kept = Object.entries(env).filter(([name]) => !absent.test(name));
    return { ...Object.fromEntries(kept), PORT: new URL(origin).port, METRICS_PORT: '0', DRAIN_SECONDS: '1' };
  };
  const run = async (command: readonly string[], service = 'shop-1') => {
    const running = container.start(command, environmentOf(service));
    return { code: await running.gone, output: running.output() };
  };
  beforeAll(async () => {
    buildOnce();
    postgres = await startPostgres();
    const { port } = new URL(postgres.url);
    origin = `http://127.0.0.1:${await freePort()}`;
    spawnSync('sh', [join(root, 'deploy/make-secrets.sh'), secrets, `127.0.0.1:${port}`, `127.0.0.1:${port}`]);
    expect(await makeRoles(postgres.url, secrets)).toEqual({ status: 0, output: '' });
    container = makeContainerRoot();
    for (const name of readdirSync(secrets)) container.addSecret(name, readFileSync(join(secrets, name), 'utf8'));
  }, 300_000);
  afterAll(async () => {
    if (shop) process.kill(shop.pid(), 'SIGKILL');
    container?.remove();
    await postgres?.stop();
    rmSync(secrets, { recursive: true, force: true });
  });

  test('its migrations run, and a second time have nothing to do', async () => {
    expect(await run(['node', 'scripts/migrate.ts'], 'migrate')).toMatchObject({ code: 0, output: expect.stringMatching(/^Applied /) });
    expect(await run(['node', 'scripts/migrate.ts'], 'migrate')).toMatchObject({ code: 0, output: 'The database is up to date.\n' });
  });

  test('a node serves ten addresses as user 1001 without rights', async () => {
    shop = container.start(startCommand(), environmentOf('shop-1'));
    let isGone = false;
    void shop.gone.then(() => {
      isGone = true;
    });
    const isReady = async () => isGone || (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok;
    await vi.waitUntil(isReady, { timeout: 120_000, interval: 200 }).catch(() => expect(shop.output()).toBe('ready'));
    expect([isGone, isGone && shop.output()]).toEqual([false, false]);
    const status = readFileSync(`/proc/${shop.pid()}/status`, 'utf8');
    expect(status).toMatch(/^Uid:\t1001\t1001\t1001\t1001$/m);
    expect(status).toMatch(/^CapEff:\t0+$/m);
    expect(status).toMatch(/^CapBnd:\t0+$/m);
    expect(status).toMatch(/^NoNewPrivs:\t1$/m);
    const asset = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(`${origin}/`)).text())?.[0] ?? '/no-asset';
    const paths = ['/', '/hi', '/search', '/cart', '/faqs', '/blog', '/login', '/api/v1/categories', '/api/docs', '/sitemap.xml', asset];
    for (const path of paths) {
      const answer = await fetch(`${origin}${path}`);
      await answer.arrayBuffer();
      expect([path, answer.status]).toEqual([path, 200]);
    }
  });

  test('its own health check passes, and the worker and a command run', async () => {
    expect(await run(healthCheck())).toEqual({ code: 0, output: '' });
    expect(await run(['node', 'scripts/admin.ts', 'check-books'])).toMatchObject({
      code: 0,
      output: expect.stringContaining('The books agree'),
    });
    const worker = container.start(['node', 'build/shop/worker.js'], environmentOf('worker'));
    await vi
      .waitUntil(() => worker.output().includes('"working"'), { timeout: 60_000 })
      .catch(() => expect(worker.output()).toBe('working'));
    process.kill(worker.pid(), 'SIGTERM');
    expect(await worker.gone).toBe(0);
  });

  test('nothing is written beside the folders in memory', async () => {
    for (const path of ['/app/x', '/app/build/x', '/etc/x', '/usr/local/bin/x', '/x', '/run/secrets/x'])
      expect(await run(['/usr/bin/touch', path])).toMatchObject({
        code: 1,
        output: expect.stringMatching(/Read-only file system|Permission denied/),
      });
    for (const path of ['/tmp/x', '/var/lib/karigari/x']) expect(await run(['/usr/bin/touch', path])).toEqual({ code: 0, output: '' });
  });

  test('SIGTERM ends it cleanly', async () => {
    const { pid } = shop;
    process.kill(pid(), 'SIGTERM');
    const code = await shop.gone;
    expect([code, shop.output().includes('"stopped"')]).toEqual([0, true]);
    shop = undefined as unknown as RunningContainer;
  });
});
