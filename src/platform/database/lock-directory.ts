import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '#shared/start-error.ts';

/**
 * Reads the state and the start time of a process on Linux. The start time tells it from a later process with
 * the same number.
 */
async function readProcessStat(pid: number): Promise<{ state: string; started: string }> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', started: fields[19] ?? '' };
  } catch {
    return { state: '', started: '' };
  }
}

async function isAlive(pid: number, started: string): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  const now = await readProcessStat(pid);
  // A killed process keeps its number until its parent reaps it, which the first process of a container may
  // do late.
  if (now.state === 'Z') return false;
  return started === '' || now.started === started;
}

/**
 * Takes the exclusive lock of a data directory. The lock of a dead process is taken over; a live holder is
 * never disturbed.
 * @returns a function that releases the lock
 * @throws where a live process holds it, naming the process and the ways out
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, 'lock');
  const mine = `${process.pid} ${(await readProcessStat(process.pid)).started}\n`;
  for (let attempt = 0; attempt < 5; attempt++) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(mine);
      await file.close();
      return async () => {
        if ((await readFile(path, 'utf8').catch(() => '')) === mine) await rm(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = await readFile(path, 'utf8').catch(() => '');
    const [pid, started = ''] = holder.trim().split(' ');
    if (pid && (await isAlive(Number(pid), started))) {
      throw new StartError(
        `${directory} is in use by process ${pid}. Stop that one first, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL.`,
      );
    }
    // An empty file belongs to a holder between creating and writing it: it gets a moment before it counts as
    // dead.
    if (!pid) await new Promise((resolve) => setTimeout(resolve, 100));
    // Renaming is atomic: of two processes that both found a dead holder, one renames the file and the other
    // starts over.
    const stale = `${path}.stale-${process.pid}-${attempt}`;
    if ((await readFile(path, 'utf8').catch(() => '')) === holder) await rename(path, stale).catch(() => {});
    await rm(stale, { force: true });
  }
  throw new StartError(`${path} could not be taken; several processes are starting on it at once.`);
}
