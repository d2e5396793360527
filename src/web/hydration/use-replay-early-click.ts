import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** Kept by the script of scripts-after-load.ts: the last button that was pressed before anything could answer it. */
    earlyTap?: { last: HTMLElement | null; note: (event: Event) => void };
  }
}

/**
 * A button that was pressed before the scripts ran is pressed now. Links and forms have worked without them. Fields tell in effects of
 * theirs what was chosen before: the press waits for the rendering that knows it, or another size would go into the cart. It comes in
 * a turn of its own, in which React can take over the part of the page that the button is in (in-turn.tsx).
 */
export function useReplayEarlyClick(): void {
  const [pressed, setPressed] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const { earlyTap } = window;
    if (!earlyTap) return;
    window.removeEventListener('click', earlyTap.note, true);
    delete window.earlyTap;
    setPressed(earlyTap.last);
  }, []);
  useEffect(() => {
    if (!pressed) return;
    const turn = setTimeout(() => pressed.isConnected && pressed.click());
    return () => clearTimeout(turn);
  }, [pressed]);
}
