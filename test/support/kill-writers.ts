import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPglite } from '#platform/database/open-pglite.ts';

/** Starts a writer on one folder, kills it while it writes, starts the next: `rounds` times. */
export async function killWriters(rounds: number): Promise<{ acknowledged: number; lost: number; unknown: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'karigari-kill-'));
  const acknowledged = new Set<number>();
  try {
    for (let round = 0; round < rounds; round++) {
      const child = spawn(process.execPath, [join(import.meta.dirname, 'write-until-killed.ts'), folder], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let rest = '';
      let killing = false;
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) acknowledged.add(Number(line));
        // The first acknowledgement says that it writes; from there the moment of death is left to chance.
        if (killing) return;
        killing = true;
        setTimeout(() => child.kill('SIGKILL'), 20 + Math.random() * 250);
      });
      await gone;
      if (!killing) throw new Error('the writer ended before it was killed');
    }
    const database = await openPglite(folder);
    const { rows } = await database.execute('select number from written', []);
    await database.close();
    const stored = new Set(rows.map((row) => Number(row.number)));
    return {
      acknowledged: acknowledged.size,
      lost: [...acknowledged].filter((number) => !stored.has(number)).length,
      unknown: [...stored].filter((number) => !acknowledged.has(number)).length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
