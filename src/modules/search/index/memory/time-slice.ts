import { setImmediate as yieldNow } from 'node:timers/promises';

/** Milliseconds of work after which other callbacks get a turn. */
const lengthMs = 4;

/** Divides long work, so that it does not block the process. */
export class TimeSlice {
  #until = performance.now() + lengthMs;

  get isOver(): boolean {
    return performance.now() >= this.#until;
  }

  /** Gives other callbacks a turn, and begins the next slice. */
  async next(): Promise<void> {
    await yieldNow();
    this.#until = performance.now() + lengthMs;
  }
}
