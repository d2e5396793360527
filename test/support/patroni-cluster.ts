import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canStartStandby, postgresBinaries, postgresUser } from './postgres.ts';
import { HostProcess, makePrivateNetwork, type PrivateHost } from './private-network.ts';
import { isInstalled, type RunningProgram, startDatabaseBalancer } from './programs.ts';

/** Versions from 4.0.6 on are known to keep what was acknowledged. */
const patroniVersion = '>=4.0.6,<5';
/** The system's own, which the database's user can run, too. */
const python = '/usr/bin/python3';
const databasePort = 5432;
const restPort = 8008;

/** Whether this machine has all that a cluster needs; where it has not, it says what is not tested. */
export function canStartCluster(what: string): boolean {
  if (process.getuid?.() !== 0) {
    process.stdout.write(`This user is not root and cannot make networks: ${what} is not tested.\n`);
    return false;
  }
  if (!canStartStandby || spawnSync('python3', ['-m', 'pip', '--version']).status !== 0) {
    process.stdout.write(`There is no pg_basebackup or no pip on this machine: ${what} is not tested.\n`);
    return false;
  }
  return ['ip', 'iptables', 'etcd', 'haproxy', python, 'setpriv'].every((program) => isInstalled(program, what));
}

/** A PostgreSQL server that Patroni runs. */
export interface ClusterMember {
  name: string;
  host: PrivateHost;
  patroni: HostProcess;
  /** Process ids of the server, the one that started the others first. */
  processes(): number[];
}

interface MemberState {
  name: string;
  role: 'leader' | 'sync_standby' | 'replica' | string;
  state: string;
  timeline?: number;
}

export interface PatroniCluster {
  /** Leads to the primary, through a load balancer. */
  url: string;
  /** Leads to the standbys, through a load balancer. */
  replicaUrl: string;
  version: string;
  members: readonly ClusterMember[];
  etcd: readonly HostProcess[];
  /** @param besides a member that is not asked */
  primary(besides?: ClusterMember): Promise<ClusterMember | undefined>;
  /** Resolves when there is a primary, a synchronous standby, and every other member follows. */
  whole(seconds?: number): Promise<void>;
  stop(): Promise<void>;
}

/** Installs Patroni where the database's user can run it. @returns the command */
function installPatroni(folder: string): { command: string; version: string } {
  const run = (...command: string[]) => {
    const [program = '', ...args] = command;
    const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${command.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  };
  const venv = join(folder, 'venv');
  run(python, '-m', 'venv', '--without-pip', venv);
  run('python3', '-m', 'pip', '--python', join(venv, 'bin/python'), 'install', '-q', `patroni[etcd3]${patroniVersion}`, 'psycopg2-binary');
  const command = join(venv, 'bin/patroni');
  return { command, version: run(command, '--version').trim().split(' ').at(-1) ?? '' };
}

/**
 * Starts three PostgreSQL servers under Patroni, with one synchronous standby without which nothing is
 * acknowledged, three etcd and a load balancer, each server and each etcd on a host of its own.
 */
export async function startPatroniCluster(): Promise<PatroniCluster> {
  const user = postgresUser();
  if (!user) throw new Error('only root can make networks');
  const folder = mkdtempSync(join(tmpdir(), 'karigari-cluster-'));
  chmodSync(folder, 0o755);
  const { command, version } = installPatroni(folder);
  const network = makePrivateNetwork(6);
  const asUser = ['setpriv', `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  const folderOf = (name: string) => {
    const own = join(folder, name);
    mkdirSync(own, { mode: 0o700 });
    chownSync(own, user.uid, user.gid);
    return own;
  };

  const etcdHosts = network.hosts.slice(3);
  const etcdName = (index: number) => `etcd${index}`;
  const etcdMembers = etcdHosts.map(({ address }, index) => `${etcdName(index)}=http://${address}:2380`).join(',');
  const etcd = etcdHosts.map((host, index) => {
    const [clients, peers] = [`http://${host.address}:2379`, `http://${host.address}:2380`];
    const own = folderOf(etcdName(index));
    const settings = {
      name: etcdName(index),
      'data-dir': join(own, 'data'),
      'listen-client-urls': clients,
      'advertise-client-urls': clients,
      'listen-peer-urls': peers,
      'initial-advertise-peer-urls': peers,
      'initial-cluster': etcdMembers,
      // A busy machine is slower than a network.
      'heartbeat-interval': '250',
      'election-timeout': '2500',
    };
    const args = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
    return new HostProcess(host, [...asUser, 'etcd', ...args], join(folder, `${etcdName(index)}.log`));
  });

  const members = network.hosts.slice(0, 3).map((host, index): ClusterMember => {
    const name = `member${index}`;
    const own = folderOf(name);
    const file = join(own, 'patroni.json');
    writeFileSync(file, JSON.stringify(patroniSettings(name, host.address, own, network.range, etcdHosts)));
    chownSync(file, user.uid, user.gid);
    return {
      name,
      host,
      patroni: new HostProcess(host, [...asUser, command, file], join(folder, `${name}.log`)),
      processes() {
        const first = Number.parseInt(readFileSync(join(own, 'data/postmaster.pid'), 'utf8'), 10);
        const others = spawnSync('pgrep', ['-P', String(first)], { encoding: 'utf8' })
          .stdout.split('\n')
          .filter(Boolean);
        return [first, ...others.map(Number)];
      },
    };
  });

  async function states(besides?: ClusterMember): Promise<MemberState[]> {
    for (const { host } of members.filter((member) => member !== besides)) {
      const answer = await fetch(`http://${host.address}:${restPort}/cluster`, { signal: AbortSignal.timeout(2_000) }).catch(
        () => undefined,
      );
      if (answer?.ok) return ((await answer.json()) as { members: MemberState[] }).members;
    }
    return [];
  }
  const isWhole = (all: readonly MemberState[]) =>
    all.length === members.length &&
    new Set(all.map(({ timeline }) => timeline)).size === 1 &&
    all.filter(({ role }) => role === 'leader').length === 1 &&
    all.some(({ role }) => role === 'sync_standby') &&
    all.every(({ role, state }) => state === (role === 'leader' ? 'running' : 'streaming'));
  async function whole(seconds = 120): Promise<void> {
    let last: MemberState[] = [];
    for (const end = Date.now() + seconds * 1_000; Date.now() < end; await pause(500)) {
      last = await states();
      if (isWhole(last)) return;
    }
    throw new Error(`the cluster is not whole after ${seconds} s: ${JSON.stringify(last)}; logs are in ${folder}`);
  }

  let balancer: RunningProgram & { replicaPort: number };
  async function stop(): Promise<void> {
    await balancer?.stop();
    for (const { patroni, processes } of members) {
      try {
        // A process that is stopped does not end.
        for (const pid of processes()) process.kill(pid, 'SIGCONT');
      } catch {
        // It has ended.
      }
      await patroni.end('SIGTERM');
    }
    for (const each of etcd) await each.end('SIGKILL');
    network.remove();
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await whole(180);
    balancer = await startDatabaseBalancer(
      members.map(({ host }) => host.address),
      { databasePort, restPort },
    );
  } catch (error) {
    process.stdout.write(
      spawnSync('tail', ['-n', '20', join(folder, 'member0.log'), join(folder, 'etcd0.log')], { encoding: 'utf8' }).stdout,
    );
    await stop();
    throw error;
  }
  const urlOf = (port: number) => `postgres://karigari@127.0.0.1:${port}/postgres`;
  return {
    url: `${urlOf(balancer.port)}?target_session_attrs=read-write`,
    replicaUrl: urlOf(balancer.replicaPort),
    version,
    members,
    etcd,
    async primary(besides) {
      const leader = (await states(besides)).find(({ role }) => role === 'leader');
      return members.find(({ name }) => name === leader?.name);
    },
    whole,
    stop,
  };
}

function patroniSettings(name: string, address: string, folder: string, range: string, etcdHosts: readonly PrivateHost[]) {
  return {
    scope: 'karigari',
    name,
    restapi: { listen: `${address}:${restPort}`, connect_address: `${address}:${restPort}` },
    etcd3: { hosts: etcdHosts.map((host) => `${host.address}:2379`) },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 2,
        retry_timeout: 8,
        // A primary that crashed is replaced at once and not started again.
        primary_start_timeout: 0,
        synchronous_mode: true,
        // Without a standby that confirms, nothing is acknowledged.
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 120, wal_keep_size: '256MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:${databasePort}`,
      connect_address: `${address}:${databasePort}`,
      data_dir: join(folder, 'data'),
      bin_dir: postgresBinaries(),
      pgpass: join(folder, 'pgpass'),
      authentication: { superuser: { username: 'karigari' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: folder },
      pg_hba: ['local all all trust', `host all all ${range} trust`, `host replication all ${range} trust`],
    },
    watchdog: { mode: 'off' },
  };
}
