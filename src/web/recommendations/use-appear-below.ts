import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something that came late may be shown in its container: once the container is below the window,
 * so that nothing visible shifts.
 * @param isReady it has come
 * @param initial it was shown before, and the page comes back with it
 */
export function useAppearBelow(container: RefObject<Element | null>, isReady: boolean, initial = false): boolean {
  const [isShown, setShown] = useState(initial);
  useEffect(() => {
    if (!isReady || isShown || !container.current) return;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top <= 0) return;
      watch.disconnect();
      setShown(true);
    });
    watch.observe(container.current);
    return () => watch.disconnect();
  }, [container, isReady, isShown]);
  return isReady && isShown;
}
