import { useEffect } from 'react';
import type { AnalyticsEvent } from '#modules/analytics/contract.ts';
import { track } from './track.ts';

/**
 * Counts something that is seen on a page, once for as long as it stays the same.
 * @param afterMs only if it is still seen after so long: words that are being typed find nothing for a moment
 */
export function useTrack(kind: AnalyticsEvent['kind'], subject: string | undefined, afterMs = 0): void {
  useEffect(() => {
    if (subject === undefined || subject === '') return;
    const timer = setTimeout(() => track({ kind, subject } as AnalyticsEvent), afterMs);
    return () => clearTimeout(timer);
  }, [kind, subject, afterMs]);
}
