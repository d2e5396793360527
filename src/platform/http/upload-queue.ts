import { DomainError } from '#shared/errors.ts';

interface UploadQueueLimits {
  /** Uploads that one process receives beside each other. */
  concurrency: number;
  /** Uploads of one address beside each other, so that one slow sender leaves room for the others. */
  perAddress: number;
  /** Uploads that wait for a turn, with their bodies unread; more are refused at once. */
  maxQueued: number;
  /** Seconds that an upload waits for its turn. */
  timeoutSeconds: number;
}

export interface UploadQueue {
  /**
   * Runs `work` as soon as there is room for it.
   * @param key whose uploads count together: an address or its network
   * @throws {DomainError} SERVICE_UNAVAILABLE where there is none in time
   */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** Bounds how many uploads a process receives beside each other, in all and from one address. */
export function createUploadQueue({ concurrency, perAddress, maxQueued, timeoutSeconds }: UploadQueueLimits): UploadQueue {
  let running = 0;
  const runningOf = new Map<string, number>();
  const queue: { key: string; begin: () => void }[] = [];
  const hasRoom = (key: string) => running < concurrency && (runningOf.get(key) ?? 0) < perAddress;
  const take = (key: string) => {
    running++;
    runningOf.set(key, (runningOf.get(key) ?? 0) + 1);
  };
  const release = (key: string) => {
    running--;
    const left = (runningOf.get(key) ?? 1) - 1;
    if (left === 0) runningOf.delete(key);
    else runningOf.set(key, left);
    const next = queue.findIndex((each) => hasRoom(each.key));
    if (next >= 0) queue.splice(next, 1)[0]?.begin();
  };
  const wait = (key: string) =>
    new Promise<void>((resolve, reject) => {
      const entry = {
        key,
        begin() {
          clearTimeout(timer);
          take(key);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(entry), 1);
        reject(new DomainError('SERVICE_UNAVAILABLE', {}, timeoutSeconds));
      }, timeoutSeconds * 1000);
      queue.push(entry);
    });
  return {
    async run(key, work) {
      if (hasRoom(key)) take(key);
      else if (queue.length >= maxQueued) throw new DomainError('SERVICE_UNAVAILABLE', {}, timeoutSeconds);
      else await wait(key);
      try {
        return await work();
      } finally {
        release(key);
      }
    },
  };
}
