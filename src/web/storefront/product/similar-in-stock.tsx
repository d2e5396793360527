import { Link } from 'react-router';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { ProductLink } from '../../components/product-link.tsx';
import { useMessages } from '../../messages.tsx';

interface SimilarInStockProps {
  cards: readonly ProductCard[];
  /** Address of the full list. */
  to: string;
}

const maxCards = 3;

/** Products like one that is sold out, for the place right below its price. */
export function SimilarInStock({ cards, to }: SimilarInStockProps) {
  const { likeIt, seeAll } = useMessages().product.related;
  const shown = cards.filter((card) => card.inStock).slice(0, maxCards);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="like-it" className="print:hidden">
      <div className="flex items-baseline justify-between gap-6">
        <h2 id="like-it" className="text-lg">
          {likeIt}
        </h2>
        <Link to={to} className="text-link inline-flex min-h-11 shrink-0 items-center">
          {seeAll}
        </Link>
      </div>
      <ul className="mt-1 grid gap-2">
        {shown.map((card) => (
          <li key={card._id}>
            <ProductLink card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
