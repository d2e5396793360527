import { useEffect } from 'react';
import { Link } from 'react-router';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { useUser } from '../session/session-store.ts';
import { useAccountMessages } from './messages.ts';
import { personalMeta } from './personal-page.ts';

export const headers = () => ({ 'Cache-Control': 'public' });
export const meta = personalMeta((t) => t.erase.done);

/** Milliseconds until the page goes home. */
const redirectDelayMs = 2000;

/**
 * Says that the account is deleted, and goes home. A signed-in user has no deleted account, and goes home at
 * once.
 */
export default function ErasedPage() {
  const t = useAccountMessages().erase;
  const home = links(useLanguage()).home();
  const isSignedIn = Boolean(useUser());
  useEffect(() => {
    // A full load, so that no data of the user stays in the memory of the page.
    const timer = setTimeout(() => location.replace(home), isSignedIn ? 0 : redirectDelayMs);
    return () => clearTimeout(timer);
  }, [home, isSignedIn]);
  return (
    <div className="page pb-24">
      <noscript>
        <meta httpEquiv="refresh" content={`${redirectDelayMs / 1000};url=${home}`} />
      </noscript>
      <h1 className="text-3xl">{t.done}</h1>
      <p className="mt-4 max-w-form text-muted">{t.doneText}</p>
      <Link to={home} className="solid-button mt-7">
        {t.home}
      </Link>
    </div>
  );
}
