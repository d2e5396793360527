import { useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Category } from '#modules/catalog/category-contract.ts';
import type { ProductCard as Card } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { BackIcon, ForwardIcon } from '#ui/icons.tsx';
import { ProductCard } from '../../components/product-card.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useFullShelf } from './use-full-shelf.ts';

/** Pixels that an arrow scrolls: a card and its gap. */
const step = 300;

interface ShelfProps {
  category: Category;
  /** The initial products; the others are fetched when the shelf is near. */
  cards: Card[];
}

const arrow =
  'target flex items-center justify-center rounded-sm border border-line-strong transition-colors enabled:cursor-pointer enabled:hover:border-indigo enabled:hover:text-indigo disabled:border-line disabled:text-line-strong';

/** A category's first products in a row that scrolls sideways, never by itself. */
export function Shelf({ category, cards: first }: ShelfProps) {
  const language = useLanguage();
  const t = useMessages().home;
  const row = useRef<HTMLUListElement>(null);
  const cards = useFullShelf(category.slug, first, row);
  const [ends, setEnds] = useState({ start: true, end: false });

  const look = useCallback(() => {
    const list = row.current;
    if (!list) return;
    const start = list.scrollLeft <= 1;
    const end = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
    setEnds((before) => (before.start === start && before.end === end ? before : { start, end }));
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: more pieces move the end
  useEffect(() => {
    look();
    const watch = new ResizeObserver(look);
    if (row.current) watch.observe(row.current);
    return () => watch.disconnect();
  }, [look, cards]);

  const move = (left: number) =>
    row.current?.scrollBy({ left, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });

  const name = inLanguage(category.name, language);
  const heading = `shelf-${category.slug}`;
  return (
    <section aria-labelledby={heading} className="far-104 mt-12 lg:far-130 lg:mt-20">
      <div className="page flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <div className="max-w-form">
          <h2 id={heading} className="text-xl lg:text-3xl">
            {name}
          </h2>
          <p className="mt-2 text-muted max-lg:hidden">{inLanguage(category.description, language)}</p>
        </div>
        <div className="flex items-center gap-3 max-sm:ml-auto">
          <Link to={links(language).category(category.slug)} className="text-link inline-flex min-h-11 items-center font-semibold">
            <span aria-hidden="true">{t.seeAll}</span>
            <span className="sr-only">{t.seeAllOf(name)}</span>
          </Link>
          {cards.length > 0 && (
            <div data-needs-script className="flex gap-2 sm:ml-4">
              <button type="button" aria-label={t.back(name)} disabled={ends.start} onClick={() => move(-step)} className={arrow}>
                <BackIcon className="size-5" />
              </button>
              <button type="button" aria-label={t.forward(name)} disabled={ends.end} onClick={() => move(step)} className={arrow}>
                <ForwardIcon className="size-5" />
              </button>
            </div>
          )}
        </div>
      </div>
      {cards.length === 0 ? (
        <p className="page mt-8 text-muted">{t.emptyCategory}</p>
      ) : (
        <ul ref={row} onScroll={look} className="shelf mt-4 flex gap-4 overflow-x-auto pb-4 sm:gap-6">
          {cards.map((card) => (
            <li key={card._id} className="w-[44vw] max-w-69 shrink-0 sm:w-69 [&_h3]:min-h-[2lh]">
              <ProductCard card={card} sizes="(min-width: 40rem) 276px, 40vw" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
