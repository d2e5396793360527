import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { takeReturnPath } from '../forms/draft.ts';
import { isPrivatePage, languageOf, links } from '../links.ts';
import { clearTabData } from './clear-tab-data.ts';
import { useSessionEnd, useUser } from './session-store.ts';

/**
 * Leaves a page that is for one person when the session has ended, be it in another tab. Who ended it on purpose is led to where that ends;
 * whoever lost it is led to sign in, and back.
 */
export function useRedirectOnSignOut(): void {
  const user = useUser();
  const ending = useSessionEnd();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // Who is on the way to another page goes on there: a second journey would cut off the first.
  const shown = useNavigation().location?.pathname ?? pathname;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (user) wasSignedIn.current = true;
    if (user !== null || !wasSignedIn.current || ending === 'pending') return;
    wasSignedIn.current = false;
    const to = links(languageOf(pathname));
    const back = takeReturnPath() ?? pathname + search;
    if (ending) clearTabData();
    if (!isPrivatePage(shown)) return;
    const next = ending === 'deletion' ? to.account.erased() : ending === 'logout' ? to.home() : to.login(back, true);
    void navigate(next, { replace: true });
  }, [user, ending, pathname, shown, search, navigate]);
}
