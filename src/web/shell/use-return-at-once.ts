import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Going back ends a gentle scroll that is still under way: the browser would carry it on from the place that was just restored.
 * The next page that is shown may scroll gently again.
 */
export function useReturnAtOnce(): void {
  const location = useLocation();
  useEffect(() => {
    const root = document.documentElement;
    const stop = () => {
      root.style.scrollBehavior = 'auto';
      window.scrollTo({ top: window.scrollY, behavior: 'instant' });
    };
    window.addEventListener('popstate', stop);
    return () => window.removeEventListener('popstate', stop);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page shown lifts it, whatever its address.
  useEffect(() => {
    document.documentElement.style.scrollBehavior = '';
  }, [location]);
}
