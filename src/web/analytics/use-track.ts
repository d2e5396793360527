import { useEffect } from 'react';
import type { AnalyticsEvent } from '#modules/analytics/contract.ts';
import { track } from './track.ts';

/**
 * Counts something that a page shows, once until it changes.
 * @param afterMs counts it only if still shown after this time: a text being typed finds nothing for a moment
 */
export function useTrack(kind: AnalyticsEvent['kind'], subject: string | undefined, afterMs = 0): void {
  useEffect(() => {
    if (subject === undefined || subject === '') return;
    const timer = setTimeout(() => track({ kind, subject } as AnalyticsEvent), afterMs);
    return () => clearTimeout(timer);
  }, [kind, subject, afterMs]);
}
