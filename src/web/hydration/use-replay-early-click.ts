import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /**
     * Set by the script of defer-scripts.ts: the last button clicked before hydration, and the listener that
     * records it.
     */
    earlyClick?: { button: HTMLElement | null; record: (event: Event) => void };
  }
}

/**
 * Clicks a button again that was clicked before the scripts ran; links and forms work without them. The click
 * waits for the rendering after the first effects, in which fields report what was chosen before, or another
 * size would go into the cart. It comes in a task of its own, in which React can hydrate the part of the page
 * that the button is in (progressive-hydration.tsx).
 */
export function useReplayEarlyClick(): void {
  const [clicked, setClicked] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const { earlyClick } = window;
    if (!earlyClick) return;
    window.removeEventListener('click', earlyClick.record, true);
    delete window.earlyClick;
    setClicked(earlyClick.button);
  }, []);
  useEffect(() => {
    if (!clicked) return;
    const task = setTimeout(() => clicked.isConnected && clicked.click());
    return () => clearTimeout(task);
  }, [clicked]);
}
