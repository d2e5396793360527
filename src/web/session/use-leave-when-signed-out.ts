import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { takeWayBack } from '../forms/draft.ts';
import { isPersonalPage, languageOf, links } from '../links.ts';
import { useUser } from './session-store.ts';

/** A personal page does not stay on the screen after its session has ended, be it in another tab. */
export function useLeaveWhenSignedOut(): void {
  const user = useUser();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (user) wasSignedIn.current = true;
    if (user !== null || !wasSignedIn.current) return;
    wasSignedIn.current = false;
    const here = takeWayBack() ?? pathname + search;
    if (isPersonalPage(pathname)) void navigate(links(languageOf(pathname)).login(here), { replace: true });
  }, [user, pathname, search, navigate]);
}
