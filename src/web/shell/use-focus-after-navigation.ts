import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * After a move to another page the keyboard and the screen reader continue at its main heading, which is
 * thereby read out; the browser would leave them where the old page was. A changed query is the same page.
 */
export function useFocusAfterNavigation(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.querySelector<HTMLElement>('main');
    // A page that put the focus somewhere itself, such as into its search box, knows better.
    if (!main || (main !== document.activeElement && main.contains(document.activeElement))) return;
    const target = main.querySelector<HTMLElement>('h1') ?? main;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [pathname]);
}
