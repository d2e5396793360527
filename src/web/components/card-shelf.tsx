import type { ProductCard as Card } from '#modules/catalog/product-contract.ts';
import { ProductCard } from './product-card.tsx';

/** A row of product cards that scrolls sideways. A phone gets pictures a little coarser: half as heavy. */
export function CardShelf({ cards }: { cards: readonly Card[] }) {
  return (
    <ul className="shelf mt-4 flex snap-x gap-4 overflow-x-auto pb-4 lg:gap-6">
      {cards.map((card) => (
        <li key={card._id} className="w-[44vw] max-w-64 shrink-0 snap-start lg:w-64">
          <ProductCard card={card} sizes="(min-width: 37rem) 16rem, 40vw" />
        </li>
      ))}
    </ul>
  );
}
