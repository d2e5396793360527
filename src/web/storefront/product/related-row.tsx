import { Link } from 'react-router';
import type { ProductCard as Card } from '#modules/catalog/product-contract.ts';
import { CardShelf } from '../../components/card-shelf.tsx';
import { useMessages } from '../../messages.tsx';

interface RelatedRowProps {
  id: string;
  title: string;
  /** Address of the full list. */
  to: string;
  /** Below the title. */
  note?: string;
  cards: readonly Card[];
}

/** Related products in a row that scrolls sideways. */
export function RelatedRow({ id, title, to, note, cards }: RelatedRowProps) {
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
      {note && <p className="page text-muted">{note}</p>}
      <CardShelf cards={cards} />
    </section>
  );
}
