import { useEffect } from 'react';
import type { Happening } from '#modules/insights/contract.ts';
import { count } from './count.ts';

/**
 * Counts something that is seen on a page, once for as long as it stays the same.
 * @param afterMs only if it is still seen after so long: words that are being typed find nothing for a moment
 */
export function useCounted(kind: Happening['kind'], subject: string | undefined, afterMs = 0): void {
  useEffect(() => {
    if (subject === undefined || subject === '') return;
    const timer = setTimeout(() => count({ kind, subject } as Happening), afterMs);
    return () => clearTimeout(timer);
  }, [kind, subject, afterMs]);
}
