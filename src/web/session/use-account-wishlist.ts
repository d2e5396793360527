import { useEffect, useRef } from 'react';
import { isStored } from './is-stored.ts';
import { hasToEnrol, useUser } from './session-store.ts';

const load = () => import('../wishlist/wishlist-sync.ts');

/**
 * Merges the browser's wishlist into the account's at sign-in, and drops the account's when its session ends.
 */
export function useAccountWishlist(): void {
  const user = useUser();
  const id = user === undefined ? undefined : (user?._id ?? null);
  const isReady = user ? !hasToEnrol(user) : false;
  const wasSignedIn = useRef(false);
  useEffect(() => {
    const ended = id === null && (wasSignedIn.current || isStored('karigari-wishlist-account'));
    if (id !== undefined) wasSignedIn.current = id !== null;
    // Without a connection the list stays as it is, and the next page tries again.
    if (id && isReady)
      load().then(
        ({ mergeWishlist }) => mergeWishlist(),
        () => {},
      );
    else if (ended)
      load().then(
        ({ forgetWishlist }) => forgetWishlist(),
        () => {},
      );
  }, [id, isReady]);
}
