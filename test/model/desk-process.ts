import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeskAct } from './crash-desk.ts';

/** The process at the operator's desk, which begins again where it was killed; acts repeat until answered. */
export class DeskProcess {
  readonly #env: Record<string, string>;
  readonly #waiting = new Map<number, (outcome: string) => void>();
  #child: ChildProcess | undefined;
  #isOver = false;
  #ids = 0;

  constructor(env: Record<string, string>) {
    this.#env = env;
    this.#start();
  }

  #start(): void {
    const script = join(import.meta.dirname, 'crash-desk.ts');
    const child = spawn(process.execPath, [script, JSON.stringify(this.#env)], { stdio: ['pipe', 'pipe', 'ignore'] });
    child.stdin.on('error', () => {});
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { id, outcome } = JSON.parse(line) as { id: number; outcome: string };
      this.#waiting.get(id)?.(outcome);
    });
    child.once('close', () => {
      for (const answer of this.#waiting.values()) answer('fault');
      // It cannot start while its database is down.
      if (!this.#isOver) setTimeout(() => this.#start(), 200);
    });
    this.#child = child;
  }

  /**
   * Has an act done, however often its process is killed.
   * @returns `ok` or the code of a refusal, and how often the act was asked for
   */
  async perform(act: DeskAct): Promise<{ outcome: string; times: number }> {
    const end = Date.now() + 120_000;
    for (let times = 1; ; times++) {
      const id = ++this.#ids;
      const outcome = await new Promise<string>((resolve) => {
        this.#waiting.set(id, resolve);
        this.#child?.stdin?.write(`${JSON.stringify({ id, ...act })}\n`, (error) => error && resolve('fault'));
      });
      this.#waiting.delete(id);
      if (outcome !== 'fault') return { outcome, times };
      if (Date.now() > end) throw new Error(`${JSON.stringify(act)} was never answered`);
      await pause(100);
    }
  }

  kill(): void {
    this.#child?.kill('SIGKILL');
  }

  end(): void {
    this.#isOver = true;
    this.kill();
  }
}
