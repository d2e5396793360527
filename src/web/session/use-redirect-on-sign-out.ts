import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { takeReturnPath } from '../forms/draft.ts';
import { isPrivatePage, languageOf, links } from '../links.ts';
import { clearTabData } from './clear-tab-data.ts';
import { useSessionEnd, useUser } from './session-store.ts';

/**
 * Leaves a private page when the session has ended, be it in another tab. After a log-out or a deletion it
 * leads to their page; after a lost session to the login form, and back.
 */
export function useRedirectOnSignOut(): void {
  const user = useUser();
  const ending = useSessionEnd();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // A navigation that is under way goes on: a second one would cut it off.
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
