import { Link } from 'react-router';
import type { ProductCard as Card } from '#modules/catalog/contract.ts';
import { ProductCard } from '../../components/product-card.tsx';
import { useMessages } from '../../messages.tsx';

interface RelatedRowProps {
  id: string;
  title: string;
  /** Where all of them are. */
  to: string;
  cards: readonly Card[];
}

/** Other pieces in one row that is swiped or scrolled sideways. */
export function RelatedRow({ id, title, to, cards }: RelatedRowProps) {
  const t = useMessages().product.related;
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="far-96 sm:far-111 print:hidden">
      <div className="page flex items-baseline justify-between gap-6">
        <h2 id={id} className="text-xl lg:text-2xl">
          {title}
        </h2>
        <Link to={to} className="text-link inline-flex min-h-11 min-w-11 shrink-0 items-center justify-end">
          {t.seeAll}
        </Link>
      </div>
      <ul className="shelf mt-4 flex snap-x gap-4 overflow-x-auto pb-4 lg:gap-6">
        {cards.map((card) => (
          <li key={card._id} className="w-[44vw] max-w-64 shrink-0 snap-start lg:w-64">
            <ProductCard card={card} sizes="(min-width: 37rem) 16rem, 44vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
