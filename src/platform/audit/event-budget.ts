import type { SecurityEventRow } from './security-event.ts';

const minute = 60_000;
const hour = 60 * minute;

/**
 * How many failures and refusals are written down, so that nobody fills the database with them: of one network in a minute and of this
 * process in an hour, for signed-in people and for visitors each. The first beyond it is written as `refusals-limited`; what follows is
 * left out until the time is over. Acts that succeed are always written.
 */
export const eventBudget = {
  failure: { ofNetwork: 20, ofProcess: 1_200 },
  refused: { ofNetwork: 5, ofProcess: 600 },
} as const;

interface Window {
  resetAt: number;
  count: number;
}

/** Decides for each event what of it is written: the event itself, that there are too many, or nothing. */
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
    // A network that has used up its share takes nothing of what all share.
    const ofAll = windows.get(group);
    if (ofAll && ofAll.resetAt > now && ofAll.count > ofProcess) return [];
    const byNetwork = take(`${group} ${row.network}`, minute, now);
    if (byNetwork > ofNetwork + 1) return [];
    const byProcess = take(group, hour, now);
    if (byProcess > ofProcess) return [limited('process', ofProcess)];
    return byNetwork > ofNetwork ? [limited('network', ofNetwork)] : [row];
  };
}
