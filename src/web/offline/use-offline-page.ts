import { useEffect } from 'react';
import { whenIdle } from '../hydration/when-idle.ts';
import { useRootData } from '../settings.ts';

/** Registers the service worker of the offline page once the page is idle. */
export function useOfflinePage(): void {
  const wanted = useRootData()?.settings.offlinePage;
  useEffect(() => {
    if (!wanted || !import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // A browser that refuses (private window, policy) shows its own offline page.
    void whenIdle.then(() => navigator.serviceWorker.register('/service-worker.js')).catch(() => {});
  }, [wanted]);
}
