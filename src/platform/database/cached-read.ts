import { sharedWaitMs, withTimeLimit } from '../time-limit.ts';
import type { Connection } from './database.ts';

/** Milliseconds after which a value is read again while callers go on with it. */
const refreshMs = 15_000;
/** Milliseconds after which callers wait until it is read again. */
const ttlMs = 30_000;

/**
 * Creates a read whose value is cached for half a minute. Where callers come more often than every fifteen
 * seconds, none but the first waits for the database.
 */
export function createCachedRead<Value>(read: (db: Connection) => Promise<Value>) {
  interface Cached {
    value: Promise<Value>;
    /** Milliseconds of `performance.now()`. */
    readAt: number;
    isReadAgain?: boolean;
  }
  const cached = new WeakMap<Connection, Cached>();

  return (db: Connection): Promise<Value> => {
    const now = performance.now();
    const known = cached.get(db);
    const ageMs = known ? now - known.readAt : Number.POSITIVE_INFINITY;
    if (known && (ageMs < refreshMs || (known.isReadAgain && ageMs < ttlMs))) return known.value;
    const next: Cached = { value: withTimeLimit(read(db), sharedWaitMs), readAt: now };
    if (known && ageMs < ttlMs) {
      known.isReadAgain = true;
      next.value.then(
        () => cached.set(db, next),
        () => {
          known.isReadAgain = false;
        },
      );
      return known.value;
    }
    cached.set(db, next);
    next.value.catch(() => {
      if (cached.get(db) === next) cached.delete(db);
    });
    return next.value;
  };
}
