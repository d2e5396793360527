import { useEffect } from 'react';
import { whenIdle } from '../hydration/when-idle.ts';
import { useUser } from '../session/session-store.ts';
import { recordView } from './recommend.ts';

/** Remembers that this product was looked at, as far as it is allowed. */
export function useRecordView(productId: string | undefined): void {
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the same person are no other look
  useEffect(() => {
    if (productId === undefined || user === undefined) return;
    let isLeft = false;
    void whenIdle.then(() => (isLeft ? undefined : recordView(user, productId)));
    return () => {
      isLeft = true;
    };
  }, [productId, user === undefined, user?._id]);
}
