import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockDirectory } from './lock-directory.ts';

const stateOf = async (pid: string): Promise<string[]> => {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

test.skipIf(process.platform !== 'linux')('a killed holder that its parent has not reaped counts as dead', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'karigari-lock-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // The shell's child ends soon, and `sleep`, which replaces the shell, never reaps it.
  const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60'], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [line] = await once(parent.stdout, 'data');
  const pid = String(line).trim();
  await expect.poll(async () => (await stateOf(pid))[0]).toBe('Z');
  await writeFile(join(folder, 'lock'), `${pid} ${(await stateOf(pid))[19]}\n`);
  const release = await lockDirectory(folder);
  await expect(lockDirectory(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
  await release();
});
