import { useEffect } from 'react';
import { Link } from 'react-router';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { forgetSession } from '../session/session-store.ts';
import { useAccountMessages } from './messages.ts';
import { personalMeta } from './personal.ts';

export const headers = () => ({ 'Cache-Control': 'public' });
export const meta = personalMeta((t) => t.erase.done);

/** Where an account that was deleted without scripts ends. */
export default function ErasedPage() {
  const t = useAccountMessages().erase;
  useEffect(forgetSession, []);
  return (
    <div className="page pb-24">
      <h1 className="text-3xl">{t.done}</h1>
      <p className="mt-4 max-w-form text-muted">{t.doneText}</p>
      <Link to={links(useLanguage()).home()} className="solid-button mt-7">
        {t.home}
      </Link>
    </div>
  );
}
