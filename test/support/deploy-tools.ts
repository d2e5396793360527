import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync, renameSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './deploy-files.ts';

/** Programs that check deploy files, and how each comes to a machine that lacks it. */
const cache = join(root, 'node_modules/.cache/deploy-tools');

const folders = () => [
  ...(process.env.DEPLOY_TOOLS ?? '').split(delimiter),
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/sbin',
  cache,
  join(cache, 'python/bin'),
];

function findProgram(name: string): string | undefined {
  for (const folder of folders().filter(Boolean)) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {}
  }
  return undefined;
}

export interface Tool {
  name: string;
  /** Module of Go, with its version, that is built where the program is missing. */
  go?: string;
  /** Name that Go gives the program, where it is another one. */
  goName?: string;
  /** Packages of Python, with their versions, that are installed where it is missing. */
  python?: readonly string[];
  /** Package of a Linux distribution; it is not installed by us. */
  packageName?: string;
}

function install({ name, go, goName, python }: Tool): void {
  if (go) spawnSync('go', ['install', go], { stdio: 'inherit', env: { ...process.env, GOBIN: cache } });
  if (goName && existsSync(join(cache, goName))) renameSync(join(cache, goName), join(cache, name));
  if (!python) return;
  const folder = join(cache, 'python');
  if (!existsSync(folder)) spawnSync('python3', ['-m', 'venv', folder], { stdio: 'inherit' });
  spawnSync(join(folder, 'bin/pip'), ['install', '--quiet', ...python], { stdio: 'inherit' });
}

/**
 * Finds a program in DEPLOY_TOOLS, on the path or where an earlier run built it, or builds it.
 * @returns undefined after saying what is not checked for the want of it
 */
export function openTool(tool: Tool, what: string): string | undefined {
  if (findProgram(tool.name) === undefined) install(tool);
  const path = findProgram(tool.name);
  const from = tool.packageName ? ` Install ${tool.packageName}, or name a folder that has it in DEPLOY_TOOLS.` : '';
  if (path === undefined) process.stdout.write(`There is no ${tool.name} on this machine: ${what} NOT checked.${from}\n`);
  return path;
}

/** Runs a program to its end. @returns what it wrote and its code */
export function runTool(program: string, args: readonly string[], options: { cwd?: string; env?: Record<string, string> } = {}) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: options.cwd,
    encoding: 'utf8',
    timeout: 120_000,
    env: { ...process.env, ...options.env },
  });
  return { status, output: `${stdout}${stderr}${error?.message ?? ''}` };
}
