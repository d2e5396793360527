import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Scrolls smoothly to the top after a navigation forward and restores the position instantly after one back
 * (`data-navigation` in app.css). Call it before the router's ScrollRestoration, whose effect of the same
 * commit scrolls.
 */
export function useInstantScrollRestoration(): void {
  const location = useLocation();
  // Stops a smooth scroll under way, which the browser would continue from the position that was just
  // restored.
  useEffect(() => {
    const root = document.documentElement;
    const stop = () => {
      root.style.scrollBehavior = 'auto';
      window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    };
    window.addEventListener('popstate', stop);
    return () => window.removeEventListener('popstate', stop);
  }, []);
  // Reads the computed style, because browsers scroll to 0,0 with the behaviour of the previous page
  // otherwise.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page shown, also at the same address
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = '';
    void getComputedStyle(document.documentElement).scrollBehavior;
  }, [location]);
}
