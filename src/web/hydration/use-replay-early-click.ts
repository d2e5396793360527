import { useEffect, useState } from 'react';

declare global {
  interface Window {
    /** Set by early-clicks.ts: the buttons clicked before hydration, and the listener that records them. */
    earlyClicks?: { buttons: HTMLElement[]; record: (event: Event) => void };
  }
}

/**
 * Clicks the buttons again that were clicked before the scripts ran; links and forms work without them. The
 * clicks wait for the rendering after the first effects, in which fields report what was chosen before, or
 * another size would go into the cart. Each comes in a task of its own, in which React can hydrate the part
 * of the page that the button is in (progressive-hydration.tsx).
 */
export function useReplayEarlyClick(): void {
  const [clicked, setClicked] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const { earlyClicks } = window;
    if (!earlyClicks) return;
    window.removeEventListener('click', earlyClicks.record, true);
    delete window.earlyClicks;
    setClicked(earlyClicks.buttons);
  }, []);
  useEffect(() => {
    const replay = async () => {
      for (const button of clicked) {
        await new Promise((next) => setTimeout(next));
        button.removeAttribute('aria-busy');
        // A popover has opened without scripts, and another click would close it.
        if (button.isConnected && !button.hasAttribute('popovertarget')) button.click();
      }
    };
    void replay();
  }, [clicked]);
}
