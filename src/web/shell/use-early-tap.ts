import { useEffect } from 'react';

declare global {
  interface Window {
    /** Kept by the script of scripts-after-load.ts: the last button that was pressed before anything could answer it. */
    earlyTap?: { last: HTMLElement | null; note: (event: Event) => void };
  }
}

/** A button that was pressed before the scripts ran is pressed now. Links and forms have worked without them. */
export function useEarlyTap(): void {
  useEffect(() => {
    const { earlyTap } = window;
    if (!earlyTap) return;
    window.removeEventListener('click', earlyTap.note, true);
    delete window.earlyTap;
    if (earlyTap.last?.isConnected) earlyTap.last.click();
  }, []);
}
