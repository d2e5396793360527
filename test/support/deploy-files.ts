import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAllDocuments, parse as parseYaml } from 'yaml';

/** The files of `deploy/`, read as what runs a shop reads them. */
export const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');

export const readDeployFile = (path: string): string => readFileSync(join(deploy, path), 'utf8');

// biome-ignore lint/suspicious/noExplicitAny: the files have many shapes, and each test asks for what it needs.
type Yaml = any;

/** All documents of a YAML file, with its merges carried out. */
export function readYaml(path: string): Yaml[] {
  return parseAllDocuments(readDeployFile(path), { merge: true }).map((document) => {
    const [fault] = [...document.errors, ...document.warnings];
    if (fault) throw fault;
    return document.toJS();
  });
}

/** Variables of a file of `NAME=value` lines. */
export function readEnvFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
}

/** A process of the shop as one way to deploy it starts it. */
export interface DeployedProcess {
  name: string;
  kind: 'node' | 'worker' | 'migrate';
  /** The script that Node.js runs. */
  entry: string;
  env: Record<string, string>;
  /** Names of the secrets whose files are there. */
  secrets: string[];
  /** Seconds between the signal to stop and the end by force. */
  stopSeconds?: number | undefined;
}

const kindOf = (entry: string) => (entry.includes('migrate') ? 'migrate' : entry.includes('worker') ? 'worker' : 'node');
const settings = readEnvFile(readDeployFile('settings.env'));
const imageEnv = Object.fromEntries(
  (/^ENV (.+)$/m.exec(readDeployFile('container/Dockerfile'))?.[1] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
);
const imageEntry = 'build/shop/main.js';

function composeProcesses(): DeployedProcess[] {
  const [{ services }] = readYaml('compose/compose.yaml');
  return Object.entries<Yaml>(services)
    .filter(([, service]) => service.image?.startsWith('karigari:'))
    .map(([name, service]) => {
      const entry = service.command?.[1] ?? imageEntry;
      const stopSeconds = Number.parseInt(service.stop_grace_period, 10);
      return {
        name: `compose ${name}`,
        kind: kindOf(entry),
        entry,
        env: { ...imageEnv, ...settings, ...service.environment },
        secrets: service.secrets,
        stopSeconds,
      };
    });
}

/** Directives of a unit by name, each with all its values. */
export function readUnit(file: string): Record<string, string[]> {
  const directives: Record<string, string[]> = {};
  for (const [, name = '', value = ''] of readDeployFile(`systemd/${file}`).matchAll(/^(\w+)=(.*)$/gm)) {
    directives[name] ??= [];
    directives[name].push(value);
  }
  return directives;
}

function systemdProcesses(): DeployedProcess[] {
  return readdirSync(join(deploy, 'systemd'))
    .filter((file) => readDeployFile(`systemd/${file}`).includes('/opt/karigari'))
    .map((file) => {
      const { ExecStart = [], Environment = [], LoadCredential = [], TimeoutStopSec = [] } = readUnit(file);
      const entry = ExecStart[0]?.split(' ')[1] ?? '';
      const own = readEnvFile(Environment.join('\n').replaceAll('%i', '3001'));
      const secrets = LoadCredential.map((credential) => credential.split(':')[0] as string);
      const stopSeconds = TimeoutStopSec[0] === undefined ? undefined : Number(TimeoutStopSec[0]);
      return { name: `systemd ${file}`, kind: kindOf(entry), entry, env: { ...own, ...settings }, secrets, stopSeconds };
    });
}

/** All objects of the Kubernetes manifests that the kustomization names. */
export function kubernetesObjects(): Yaml[] {
  const [{ resources }] = readYaml('kustomization.yaml');
  return resources.flatMap((path: string) => readYaml(path));
}

function kubernetesProcesses(): DeployedProcess[] {
  const [{ secretGenerator }] = readYaml('kustomization.yaml');
  const filesOf = (secret: string) => secretGenerator.find(({ name }: Yaml) => name === secret).files.map((file: string) => basename(file));
  return kubernetesObjects()
    .filter(({ kind }) => kind === 'Deployment' || kind === 'Job')
    .map(({ metadata, spec }) => {
      const pod = spec.template.spec;
      const [container] = pod.containers;
      const own = Object.fromEntries(container.env.map(({ name, value }: Yaml) => [name, value]));
      return {
        name: `kubernetes ${metadata.name}`,
        kind: kindOf(container.args[1]),
        entry: container.args[1],
        env: { ...imageEnv, ...settings, ...own },
        secrets: pod.volumes.flatMap(({ secret }: Yaml) => (secret ? filesOf(secret.secretName) : [])),
        stopSeconds: pod.terminationGracePeriodSeconds,
      };
    });
}

export const deployedProcesses = (): DeployedProcess[] => [...composeProcesses(), ...systemdProcesses(), ...kubernetesProcesses()];

/** The rules of `alerts.yml`. */
export function readAlerts(): { alert: string; expr: string; labels: Record<string, string>; annotations: Record<string, string> }[] {
  return parseYaml(readDeployFile('prometheus/alerts.yml')).groups.flatMap(({ rules }: Yaml) => rules);
}

/** Expressions of the alerts and of the dashboard. */
export function expressionsInDeploy(): string[] {
  const { panels } = JSON.parse(readDeployFile('grafana/karigari.json')) as { panels: { targets: { expr: string }[] }[] };
  return [...readAlerts().map(({ expr }) => expr), ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))];
}

/** Names of the time series that an expression of PromQL reads. */
export function seriesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  const names = [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
  return names.filter((name) => !['and', 'or', 'unless', 'bool', 'offset'].includes(name));
}
