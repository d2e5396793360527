import { useEffect, useState, useSyncExternalStore } from 'react';
import type { User } from '#modules/accounts/contract.ts';
import { cachedUser, refreshSessionOnce, subscribeToSession, useUser } from './session-store.ts';

interface Me {
  /** null for a visitor. Undefined while the user is not known yet. */
  me: User | null | undefined;
  /** The server could not be reached. */
  failed: boolean;
  retry: () => void;
}

/**
 * The user with e-mail, phone and addresses, for pages that need them. They come from the server; the
 * browser's storage holds none of them.
 */
export function useMe(): Me {
  const user = useUser();
  const known = useSyncExternalStore<User | undefined>(subscribeToSession, cachedUser, () => undefined);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  const isMissing = Boolean(user) && known === undefined;

  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    void refreshSessionOnce().then((state) => {
      if (!isOver && state === 'unknown') setFailedAttempt(attempt);
    });
    return () => {
      isOver = true;
    };
  }, [isMissing, attempt]);

  return {
    me: user ? known : user,
    failed: isMissing && failedAttempt === attempt,
    retry: () => setAttempt((count) => count + 1),
  };
}
