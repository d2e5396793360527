import { useEffect } from 'react';
import { whenIdle } from '../hydration/when-idle.ts';
import { useUser } from '../session/session-store.ts';
import { recordView } from './recommend.ts';

/** Records a view of this product, as far as the visitor allows it. */
export function useRecordView(productId: string | undefined): void {
  const user = useUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an update of the same user is no new view
  useEffect(() => {
    if (productId === undefined || user === undefined) return;
    let isLeft = false;
    void whenIdle.then(() => (isLeft ? undefined : recordView(user, productId)));
    return () => {
      isLeft = true;
    };
  }, [productId, user === undefined, user?._id]);
}
