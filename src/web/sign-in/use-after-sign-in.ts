import { useNavigate } from 'react-router';
import type { User } from '#modules/accounts/contract.ts';
import { isWorkplacePath } from '#shared/workplace-paths.ts';
import { showToast } from '#ui/toast-queue.ts';
import { links } from '../links.ts';
import { useLanguage } from '../messages.tsx';
import { hasToEnrol, type SignInResult, saveSession } from '../session/session-store.ts';

/** Completes a sign-in: saves the session, says so, and goes on. */
export function useAfterSignIn(to: string, words: (user: User) => string): (answer: SignInResult) => void {
  const navigate = useNavigate();
  const { account } = links(useLanguage());
  return ({ data, expiresAt }) => {
    saveSession({ user: data.user, expiresAt });
    showToast({ text: words(data.user), subject: 'session' });
    if (hasToEnrol(data.user)) void navigate(account.authenticator(), { replace: true });
    // The router of this build knows no page of the other one.
    else if (isWorkplacePath(to)) location.replace(to);
    else void navigate(to, { replace: true });
  };
}
