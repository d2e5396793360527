import { type RefObject, useEffect, useState } from 'react';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { call } from '../../browser-api.ts';
import { cardWithoutPlaceholder } from '../../components/without-placeholder.ts';
import { initialShelfLength, shelfLength } from './shelf-length.ts';

/**
 * The products of a shelf: the initial ones, and all of them once the shelf is within 800 px of the window.
 */
export function useFullShelf(category: string, first: ProductCard[], row: RefObject<Element | null>): ProductCard[] {
  const [full, setFull] = useState<ProductCard[]>();
  useEffect(() => {
    if (!row.current || first.length < initialShelfLength) return;
    const controller = new AbortController();
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // On failure the shelf stays as rendered.
        const { answer } = await call('catalog.listCards', { category, limit: shelfLength }, { signal: controller.signal });
        if (answer) setFull(answer.cards.map(cardWithoutPlaceholder));
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(row.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [category, first, row]);
  return full ?? first;
}
