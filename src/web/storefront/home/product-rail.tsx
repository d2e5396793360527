import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CardShelf } from '../../components/card-shelf.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import type { Rail } from './load-home.ts';

interface ProductRailProps {
  rail: Rail | undefined;
  title: string;
  /** Below the title. */
  note?: ReactNode;
}

/** The first products of a collection in a row that is swiped. */
export function ProductRail({ rail, title, note }: ProductRailProps) {
  const language = useLanguage();
  const t = useMessages().home;
  if (!rail) return null;
  const { slug } = rail.collection;
  return (
    <section aria-labelledby={`rail-${slug}`} className="far-95 mt-12 lg:far-117 lg:mt-20">
      <div className="page flex items-baseline justify-between gap-6">
        <h2 id={`rail-${slug}`} className="text-xl lg:text-3xl">
          {title}
        </h2>
        <Link to={links(language).collection(slug)} className="text-link inline-flex min-h-11 shrink-0 items-center font-semibold">
          <span aria-hidden="true">{t.seeAll}</span>
          <span className="sr-only">{t.seeAllOf(title)}</span>
        </Link>
      </div>
      {note && <div className="page">{note}</div>}
      <CardShelf cards={rail.cards} />
    </section>
  );
}
