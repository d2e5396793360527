import { type FormEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showToast } from '#ui/toast-queue.ts';
import { submitForm } from '../forms/submit-form.ts';
import { isPrivatePage, links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { endSession, signedInId } from './session-store.ts';

/** Sends the last changes of the cart to the account. */
async function flushCart(): Promise<void> {
  if (signedInId() === undefined) return;
  const { flushToAccount } = await import('../cart/cart-sync.ts');
  await flushToAccount();
}

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
    const ending = endSession('logout', async () => {
      await flushCart().catch(() => {});
      return submitForm(to.logout(), {});
    });
    // Private pages leave the screen without waiting for the network.
    if (isPrivatePage(pathname) || pathname === to.logout()) void navigate(to.home());
    const { error } = await ending;
    isBusy.current = false;
    if (error) {
      showToast({ text: t.logoutFailed, kind: 'failed', subject: 'session' });
      return;
    }
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
