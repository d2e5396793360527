import { useEffect } from 'react';
import type { Product } from '#modules/catalog/product-contract.ts';
import { whenIdle } from '../hydration/when-idle.ts';
import { useUser } from '../session/session-store.ts';
import { allowsRecommendations } from './allows-recommendations.ts';

type ViewedProduct = Pick<Product, '_id' | 'slug' | 'title' | 'media'>;

/** Records a view of this product, as far as the visitor allows it. */
export function useRecordView(product: ViewedProduct | undefined): void {
  const productId = product?._id;
  const user = useUser();
  // The browser's copy of the account can be older than the setting: a view counts once the answer allows it.
  const isAllowed = user !== undefined && allowsRecommendations(user);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another update of the same user is no new view
  useEffect(() => {
    if (product === undefined || user === undefined || !isAllowed) return;
    let isLeft = false;
    const record = async () => {
      await whenIdle;
      const [{ recordView }, { toViewedCard }] = await Promise.all([import('./recommend.ts'), import('./viewed-store.ts')]);
      if (!isLeft) await recordView(user, product._id, toViewedCard({ ...product, image: product.media[0] }));
    };
    // A lost view is not worth an error.
    record().catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [productId, isAllowed, user?._id]);
}
