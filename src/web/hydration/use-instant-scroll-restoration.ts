import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Lets a page scroll as its navigation asks for: gently to the top after a move forward, at once after going back (`data-navigation` in
 * app.css). It has to stand before the router's ScrollRestoration, whose effect of the same commit scrolls.
 */
export function useInstantScrollRestoration(): void {
  const location = useLocation();
  // Ends a gentle scroll that is still under way, which the browser would carry on from the place that was just restored.
  useEffect(() => {
    const root = document.documentElement;
    const stop = () => {
      root.style.scrollBehavior = 'auto';
      window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    };
    window.addEventListener('popstate', stop);
    return () => window.removeEventListener('popstate', stop);
  }, []);
  // Browsers need no new style to scroll to 0,0 and take the one of the page before: reading it makes them look.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page shown, whatever its address
  useLayoutEffect(() => {
    document.documentElement.style.scrollBehavior = '';
    void getComputedStyle(document.documentElement).scrollBehavior;
  }, [location]);
}
