import { useEffect } from 'react';
import { whenIdle } from '../hydration/when-idle.ts';
import { useRootData } from '../settings.ts';

/** Lets the browser keep the offline page, once everything else is done. */
export function useOfflinePage(): void {
  const wanted = useRootData()?.settings.offlinePage;
  useEffect(() => {
    if (!wanted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // A browser that refuses (a private window, a policy) shows its own page instead.
    void whenIdle.then(() => navigator.serviceWorker.register('/service-worker.js')).catch(() => {});
  }, [wanted]);
}
