import { useEffect, useState } from 'react';

/** Once somebody went to another page, parts far below (`far-*` in app.css) are laid out at once: who comes back finds the place again. */
export function useDisableContentVisibility(path: string): void {
  const [first] = useState(path);
  useEffect(() => {
    if (path !== first) document.documentElement.dataset.moved = '';
  }, [path, first]);
}
