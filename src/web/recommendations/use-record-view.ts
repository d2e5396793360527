import { useEffect } from 'react';
import { whenIdle } from '../hydration/when-idle.ts';
import { useUser } from '../session/session-store.ts';
import { allowsRecommendations, recordView } from './recommend.ts';

/** Records a view of this product, as far as the visitor allows it. */
export function useRecordView(productId: string | undefined): void {
  const user = useUser();
  // The browser's copy of the account can be older than the setting: a view counts once the answer allows it.
  const isAllowed = user !== undefined && allowsRecommendations(user);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another update of the same user is no new view
  useEffect(() => {
    if (productId === undefined || user === undefined || !isAllowed) return;
    let isLeft = false;
    void whenIdle.then(() => (isLeft ? undefined : recordView(user, productId)));
    return () => {
      isLeft = true;
    };
  }, [productId, isAllowed, user?._id]);
}
