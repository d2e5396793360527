import type { SecurityEventRow } from './security-event.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * Failures and refusals that are recorded, so that a caller cannot fill the database with them: per network
 * and minute, and per process and hour, counted apart for signed-in users and visitors. The first event
 * beyond the budget is recorded as `refusals-limited`, further ones are dropped until the window ends.
 * Successful acts are always recorded.
 */
export const eventBudget = {
  failure: { ofNetwork: 20, ofProcess: 1_200 },
  refused: { ofNetwork: 5, ofProcess: 600 },
} as const;

interface Window {
  resetAt: number;
  count: number;
}

/**
 * Creates the filter that answers, for each event, the rows to record: the event, a note that the limit is
 * reached, or none.
 */
export function createEventBudget() {
  const windows = new Map<string, Window>();
  const take = (key: string, ms: number, now: number): number => {
    let window = windows.get(key);
    if (!window || window.resetAt <= now) {
      window = { resetAt: now + ms, count: 0 };
      windows.set(key, window);
    }
    return ++window.count;
  };
  let swept = 0;

  return (row: SecurityEventRow): SecurityEventRow[] => {
    if (row.outcome === 'success' || row.actorKind === 'system' || row.actorKind === 'cli') return [row];
    const now = row.at.getTime();
    if (now - swept >= minute || now < swept) {
      swept = now;
      for (const [key, window] of windows) if (window.resetAt <= now) windows.delete(key);
    }
    const { ofNetwork, ofProcess } = eventBudget[row.outcome];
    const group = `${row.outcome} ${row.actorKind}`;
    const limited = (of: 'network' | 'process', most: number): SecurityEventRow => ({
      ...row,
      kind: 'refusals-limited',
      targetKind: null,
      targetId: null,
      person: null,
      emailDigest: null,
      before: null,
      after: { of, most },
      reason: row.kind,
    });
    // A network over its own limit spends nothing of the shared one.
    const ofAll = windows.get(group);
    if (ofAll && ofAll.resetAt > now && ofAll.count > ofProcess) return [];
    const byNetwork = take(`${group} ${row.network}`, minute, now);
    if (byNetwork > ofNetwork + 1) return [];
    const byProcess = take(group, hour, now);
    if (byProcess > ofProcess) return [limited('process', ofProcess)];
    return byNetwork > ofNetwork ? [limited('network', ofNetwork)] : [row];
  };
}
