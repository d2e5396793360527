import { type RefObject, useEffect, useState } from 'react';
import type { ProductCard } from '#modules/catalog/contract.ts';
import { call } from '../../browser-api.ts';
import { cardWithoutPlaceholder } from '../../components/without-placeholder.ts';
import { initialShelfLength, shelfLength } from './shelf-length.ts';

/** The pieces of a shelf: those that the page came with, and the others once the shelf is near. */
export function useFullShelf(category: string, first: ProductCard[], row: RefObject<Element | null>): ProductCard[] {
  const [whole, setWhole] = useState<ProductCard[]>();
  useEffect(() => {
    if (!row.current || first.length < initialShelfLength) return;
    const controller = new AbortController();
    const near = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        // Without the others the shelf is as it came.
        const { answer } = await call('catalog.listCards', { category, limit: shelfLength }, { signal: controller.signal });
        if (answer) setWhole(answer.cards.map(cardWithoutPlaceholder));
      },
      { rootMargin: '800px 0px' },
    );
    near.observe(row.current);
    return () => {
      near.disconnect();
      controller.abort();
    };
  }, [category, first, row]);
  return whole ?? first;
}
