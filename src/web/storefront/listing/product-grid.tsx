import { Fragment } from 'react';
import type { ProductCard as Card } from '#modules/catalog/product-contract.ts';
import { type GridKind, gridClass } from '../../components/grid-skeleton.tsx';
import { ProductCard } from '../../components/product-card.tsx';
import { ProgressiveHydration } from '../../hydration/progressive-hydration.tsx';

const sizes: Record<GridKind, string> = {
  category: '(min-width: 80rem) 15rem, (min-width: 64rem) 24vw, (min-width: 48rem) 31vw, 46vw',
  wide: '(min-width: 80rem) 19rem, (min-width: 48rem) 31vw, 46vw',
  search: '(min-width: 105rem) 13rem, (min-width: 80rem) 18vw, (min-width: 64rem) 21vw, (min-width: 40rem) 31vw, 46vw',
};

/** Lays out a card as it draws near. A browser cuts at the edge; the padding leaves room for the outline. */
const laidOutWhenNear = ' far-76 -m-2 p-2 sm:far-84';

/** Cards hydrated in one task. */
const cardsPerBatch = 8;

export function ProductGrid({ cards, kind, eager = 0 }: { cards: readonly Card[]; kind: GridKind; eager?: number }) {
  const batches = Array.from({ length: Math.ceil(cards.length / cardsPerBatch) }, (_, batch) => batch * cardsPerBatch);
  return (
    <ul className={gridClass(kind)}>
      <ProgressiveHydration>
        {batches.map((first) => (
          <Fragment key={first}>
            {cards.slice(first, first + cardsPerBatch).map((card, index) => (
              <li key={card._id} className={`min-w-0 hyphens-auto break-words${first > 0 ? laidOutWhenNear : ''}`}>
                <ProductCard card={card} sizes={sizes[kind]} priority={first + index < eager} />
              </li>
            ))}
          </Fragment>
        ))}
      </ProgressiveHydration>
    </ul>
  );
}
