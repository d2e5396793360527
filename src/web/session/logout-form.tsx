import { type FormEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { sendForm } from '../forms/send-form.ts';
import { isPersonalPage, links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { showToast } from '../ui/toast-queue.ts';
import { forgetSession } from './session-store.ts';

/** The button that ends the session; a form, so that it works without scripts. */
export function LogoutForm({ className, onDone }: { className: string; onDone?: () => void }) {
  const t = useMessages().accountMenu;
  const to = links(useLanguage());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const logOut = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    // What is for this person alone leaves the screen first.
    if (isPersonalPage(pathname) || pathname === to.logout()) await navigate(to.home());
    const { refused } = await sendForm('/users/logout', {}, {});
    isBusy.current = false;
    if (refused) {
      showToast({ text: t.logoutFailed, kind: 'failed', subject: 'session' });
      return;
    }
    forgetSession();
    showToast({ text: t.loggedOut, subject: 'session' });
    onDone?.();
  };
  return (
    <form method="post" action={to.logout()} onSubmit={(event) => void logOut(event)}>
      <button type="submit" className={className}>
        {t.logout}
      </button>
    </form>
  );
}
