import { useEffect } from 'react';
import { afterLoad } from '../after-load.ts';
import { useUser } from '../session/session-store.ts';
import { noteView } from './recommend.ts';

/** Remembers that this product was looked at, as far as it is allowed. */
export function useNoteView(productId: string | undefined): void {
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the same person are no other look
  useEffect(() => {
    if (productId === undefined || user === undefined) return;
    let isLeft = false;
    void afterLoad.then(() => (isLeft ? undefined : noteView(user, productId)));
    return () => {
      isLeft = true;
    };
  }, [productId, user === undefined, user?._id]);
}
