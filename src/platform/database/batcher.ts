import { sharedWaitMs, withTimeLimit } from '../time-limit.ts';
import type { Connection } from './database.ts';

/** Milliseconds that a frequent query which gets no answer delays the next one. */
export const silentReadMs = 100;

/**
 * Creates a query that is batched: calls that come while one runs share the next one, so that many concurrent
 * callers cost little more than one. Each gets the result of a query that began after its call. A query that
 * gets no answer fails its own callers alone, after ten seconds.
 * @param delayMs milliseconds that a query without an answer delays the next one
 */
export function createBatcher<Item, Answer>(ask: (db: Connection, items: Item[]) => Promise<Answer>, delayMs = sharedWaitMs) {
  interface State {
    underWay: Promise<unknown>;
    next?: { items: Set<Item>; answer: Promise<Answer> } | undefined;
  }
  const states = new WeakMap<Connection, State>();

  return (db: Connection, items: Iterable<Item>): Promise<Answer> => {
    const state: State = states.get(db) ?? { underWay: Promise.resolve() };
    states.set(db, state);
    if (state.next) {
      for (const item of items) state.next.items.add(item);
      return state.next.answer;
    }
    const asked = new Set(items);
    const answer = state.underWay.then(() => {
      state.next = undefined;
      const asking = withTimeLimit(ask(db, [...asked]), sharedWaitMs);
      state.underWay = (delayMs < sharedWaitMs ? withTimeLimit(asking, delayMs) : asking).catch(() => {});
      return asking;
    });
    state.next = { items: asked, answer };
    return answer;
  };
}
