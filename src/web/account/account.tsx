import { useEffect, useRef } from 'react';
import { Link, Outlet, useLocation } from 'react-router';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { LogoutForm } from '../session/logout-form.tsx';
import { useUser } from '../session/session-store.ts';
import { usePendingPath } from '../shell/pending-route.tsx';
import { AccountSkeleton } from './account-skeleton.tsx';
import { useAccountMessages } from './messages.ts';

const entry =
  'flex min-h-12 items-center whitespace-nowrap px-1 lg:border-l-2 lg:px-4 max-lg:border-b-2 transition-colors border-transparent hover:text-indigo [&[aria-current]]:border-turmeric [&[aria-current]]:font-semibold';

/** The frame of the account's pages: their list at the side, on a phone a row that scrolls. */
export default function AccountFrame() {
  const at = links(useLanguage());
  const t = useAccountMessages();
  const isLate = usePendingPath()?.includes('/account/') ?? false;
  const user = useUser();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const list = useRef<HTMLUListElement>(null);
  const content = useRef<HTMLDivElement>(null);
  // On a phone the list is wider than the screen. It is scrolled alone: scrollIntoView would take the page up
  // to it, too, from under the finger of who has scrolled on before the scripts came.
  useEffect(() => {
    const current = pathname && list.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!current || !list.current) return;
    const frame = list.current.getBoundingClientRect();
    const left = current.left + current.width / 2 - (frame.left + frame.width / 2);
    list.current.scrollBy({ left, behavior: 'instant' });
  }, [pathname]);
  // The list stays between its pages, and the focus with it: a page that was chosen there is read out from
  // its heading.
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (content.current?.contains(document.activeElement)) return;
    const heading = content.current?.querySelector('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  const entries = [
    { to: at.account.orders(), label: t.menu.orders },
    { to: at.account.addresses(), label: t.menu.addresses },
    { to: at.account.storeCredit(), label: t.menu.storeCredit },
    { to: at.wishlist(), label: t.menu.wishlist },
    { to: at.account.privacy(), label: t.menu.privacy, leadsTo: [at.account.email(), at.account.export(), at.account.erase()] },
    { to: at.account.security(), label: t.menu.security, leadsTo: [at.account.password(), at.account.authenticator()] },
  ];
  return (
    <div className="page gap-x-14 pb-20 lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
      <nav aria-label={t.title} className="max-lg:-mx-(--gutter) max-lg:mb-8 print:hidden">
        <ul
          ref={list}
          className="flex gap-x-5 max-lg:overflow-x-auto max-lg:border-line max-lg:border-b max-lg:tabs-fade max-lg:[scrollbar-width:none] lg:sticky lg:top-28 lg:flex-col lg:border-line lg:border-l"
        >
          {entries.map(({ to, label, leadsTo = [] }) => (
            <li key={to} className="shrink-0 lg:-ml-px">
              <Link
                to={to}
                aria-current={pathname === to ? 'page' : pathname.startsWith(`${to}/`) || leadsTo.includes(pathname) ? 'true' : undefined}
                className={entry}
              >
                {label}
              </Link>
            </li>
          ))}
          {user !== null && (
            <li className="shrink-0 lg:-ml-px">
              <LogoutForm className={`${entry} w-full cursor-pointer text-left`} />
            </li>
          )}
        </ul>
      </nav>
      <div ref={content} className="min-w-0">
        {isLate ? <AccountSkeleton /> : <Outlet />}
      </div>
    </div>
  );
}
