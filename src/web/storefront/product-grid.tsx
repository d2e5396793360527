import type { ProductCard as Card } from '#modules/catalog/contract.ts';
import { ProductCard } from '../components/product-card.tsx';

/** `category`: 2 to 4 columns beside a side bar. `wide`: 2 to 4 across the page. `search`: 2 to 6, beside a side bar. */
export type GridKind = 'category' | 'wide' | 'search';

const columns: Record<GridKind, string> = {
  category: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
  wide: 'grid-cols-2 md:grid-cols-3 xl:grid-cols-4',
  search: 'grid-cols-2 sm:grid-cols-3 xl:grid-cols-4 wide:grid-cols-6',
};
const sizes: Record<GridKind, string> = {
  category: '(min-width: 80rem) 15rem, (min-width: 64rem) 24vw, (min-width: 48rem) 31vw, 46vw',
  wide: '(min-width: 80rem) 19rem, (min-width: 48rem) 31vw, 46vw',
  search: '(min-width: 105rem) 13rem, (min-width: 80rem) 18vw, (min-width: 64rem) 21vw, (min-width: 40rem) 31vw, 46vw',
};

const spacing = 'grid gap-x-4 gap-y-9 sm:gap-x-6 sm:gap-y-12';

/** Of the pictures that load at once, those of the first row of a phone come first. */
const firstRow = 2;

export function ProductGrid({ cards, kind, eager = 0 }: { cards: readonly Card[]; kind: GridKind; eager?: number }) {
  return (
    <ul className={`${spacing} ${columns[kind]}`}>
      {cards.map((card, index) => (
        <li key={card._id} className="min-w-0 hyphens-auto break-words">
          <ProductCard card={card} sizes={sizes[kind]} priority={index < Math.min(eager, firstRow)} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

/** The grid's own shape while its pieces are on their way. */
export function GridSkeleton({ kind, count = 8 }: { kind: GridKind; count?: number }) {
  return (
    <div aria-hidden="true" className={`${spacing} ${columns[kind]} waiting`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike
        <div key={index}>
          <div className="aspect-square rounded-sm bg-sunk" />
          <div className="mt-4 h-4 w-4/5 rounded-sm bg-sunk" />
          <div className="mt-2.5 h-3.5 w-1/2 rounded-sm bg-sunk" />
          <div className="mt-2.5 h-4 w-1/4 rounded-sm bg-sunk" />
        </div>
      ))}
    </div>
  );
}
