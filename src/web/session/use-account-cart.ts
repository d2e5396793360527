import { useEffect, useRef, useSyncExternalStore } from 'react';
import { inLanguage } from '#shared/localized.ts';
import { showToast } from '#ui/toast-queue.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { isStored } from './is-stored.ts';
import { useUser } from './session-store.ts';

const load = () => import('../cart/cart-sync.ts');

/** Id of the user whose cart was requested, whether or not it arrived. */
let requestedFor: string | undefined;
const listeners = new Set<() => void>();
function markRequested(id: string): void {
  requestedFor = id;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether an empty cart is really empty: that of a signed-in user may still be on its way from the account.
 */
export function useCartIsRestored(): boolean {
  const user = useUser();
  const known = useSyncExternalStore(
    subscribe,
    () => requestedFor,
    () => undefined,
  );
  return user === null || (user !== undefined && known === user._id);
}

/** Merges the browser's cart into the account's at sign-in, and drops the account's when its session ends. */
export function useAccountCart(): void {
  const user = useUser();
  const id = user === undefined ? undefined : (user?._id ?? null);
  const wasSignedIn = useRef(false);
  const language = useLanguage();
  const t = useMessages().cart;
  const words = useRef({ language, t });
  words.current = { language, t };
  useEffect(() => {
    const ended = id === null && (wasSignedIn.current || isStored('karigari-cart-of'));
    if (id !== undefined) wasSignedIn.current = id !== null;
    const say = (capped: readonly { title: Parameters<typeof inLanguage>[0]; qty: number }[]) => {
      const { language: shown, t: now } = words.current;
      for (const { title, qty } of capped) showToast({ text: now.joinedCapped(inLanguage(title, shown), qty) });
    };
    // Without a connection, or where the browser refuses storage, the cart stays as it is.
    if (id)
      load()
        .then(({ syncWithAccount }) => syncWithAccount(id))
        .then(say, () => {})
        .then(() => markRequested(id));
    else if (ended)
      load()
        .then(({ detachFromAccount }) => detachFromAccount())
        .catch(() => {});
  }, [id]);
}
