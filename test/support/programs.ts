import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whether a program is installed; where it is not, it says what is not tested for the want of it. */
export function isInstalled(program: string, what: string): boolean {
  const isThere = ['', '/usr/sbin/'].some((folder) => spawnSync(`${folder}${program}`, ['--version']).error === undefined);
  if (!isThere) process.stdout.write(`There is no ${program} on this machine: ${what} is not tested.\n`);
  return isThere;
}

export interface RunningProgram {
  port: number;
  /** Stops it for a while, and lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
}

/** Starts a program with a configuration file, and resolves when it listens on the port. */
export async function startProgram(
  program: string,
  args: (file: string) => string[],
  port: number,
  configuration: string,
  host = '127.0.0.1',
): Promise<RunningProgram> {
  const folder = mkdtempSync(join(tmpdir(), `karigari-${program}-`));
  chmodSync(folder, 0o755);
  const file = join(folder, 'configuration');
  writeFileSync(file, configuration, { mode: 0o644 });
  const child: ChildProcess = spawn(program, args(file), {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const listens = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host, () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
  for (let tries = 0; !(await listens()); tries++) {
    if (child.exitCode !== null || tries > 200)
      throw new Error(`${program} did not start: ${spawnSync(program, args(file), { encoding: 'utf8', timeout: 3_000 }).stderr}`);
    await pause(50);
  }
  return {
    port,
    signal: (name) => child.kill(name),
    async stop() {
      child.kill('SIGKILL');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** HAProxy in front of nodes, with its plain check and without a second try for anything. */
export async function startHaproxy(nodes: readonly number[]): Promise<RunningProgram> {
  const port = await freePort();
  const servers = nodes.map((node, index) => `  server node${index} 127.0.0.1:${node}`).join('\n');
  return startProgram(
    'haproxy',
    (file) => ['-db', '-f', file],
    port,
    `defaults
  mode http
  retries 0
  timeout connect 5s
  timeout client 60s
  timeout server 60s
  timeout check 3s
frontend shop
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
  option httpchk GET /readyz
  default-server check inter 500ms fall 2 rise 2
${servers}
`,
  );
}

/**
 * HAProxy in front of servers that Patroni runs: the port leads to the primary, `replicaPort` to the
 * standbys. It closes connections to a server that is no longer what it was.
 */
export async function startDatabaseBalancer(
  addresses: readonly string[],
  { databasePort, restPort }: { databasePort: number; restPort: number },
): Promise<RunningProgram & { replicaPort: number }> {
  const [port, replicaPort] = [await freePort(), await freePort()];
  const section = (role: string, listenPort: number) => `listen ${role}
  bind 127.0.0.1:${listenPort}
  option httpchk OPTIONS /${role}
  http-check expect status 200
  default-server check port ${restPort} inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${addresses.map((address, index) => `  server member${index} ${address}:${databasePort}`).join('\n')}
`;
  const configuration = `defaults
  mode tcp
  retries 0
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
${section('primary', port)}${section('replica', replicaPort)}`;
  return { ...(await startProgram('haproxy', (file) => ['-db', '-f', file], port, configuration)), replicaPort };
}

/** PgBouncer that lends a connection for each transaction, in front of all databases of a server. */
export async function startPgbouncer(databaseUrl: string, connections: number): Promise<RunningProgram> {
  const port = await freePort();
  return startProgram(
    'pgbouncer',
    (file) => [...(process.getuid?.() === 0 ? ['-u', 'postgres'] : []), '-q', file],
    port,
    `[databases]
* = host=127.0.0.1 port=${new URL(databaseUrl).port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file =
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 500
server_idle_timeout = 2
`.replace('* = host', `* = user=${new URL(databaseUrl).username} host`),
  );
}
