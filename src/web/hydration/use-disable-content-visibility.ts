import { useEffect, useState } from 'react';

/**
 * Lays out parts far below the first view (`far-*` in app.css) at once after the first navigation: going back
 * has to restore a scroll position that only a complete layout has.
 */
export function useDisableContentVisibility(path: string): void {
  const [first] = useState(path);
  useEffect(() => {
    if (path !== first) document.documentElement.dataset.moved = '';
  }, [path, first]);
}
