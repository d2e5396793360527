import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Category, Subcategory } from '#modules/catalog/category-contract.ts';
import type { Facets } from '#modules/search/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { type ListingRequest, toSearchParams } from '../listing/listing-request.ts';

interface SubcategoryNavProps {
  category: Category;
  subcategories: readonly Subcategory[];
  /** Undefined for all of the category. */
  current: Subcategory | undefined;
  /** Its filters go along to another subcategory. */
  request: ListingRequest;
  /** Undefined after a failure, when there is nothing to count. */
  facets: Facets | undefined;
}

/**
 * All of the category and each subcategory, with how many products there are under the filters in use: sticky
 * chips below the top bar on phones, a side list on desktops.
 */
export function SubcategoryNav({ category, subcategories, current, request, facets }: SubcategoryNavProps) {
  const language = useLanguage();
  const t = useMessages().listing;
  const numbers = new Map(facets?.subcategory.map(({ value, count }) => [value, count]));
  const addressOf = (sub?: string) => {
    const params = toSearchParams({ ...request, kept: sub === undefined ? [] : [['sub', sub]] });
    return `${links(language).category(category.slug)}${params.size > 0 ? `?${params}` : ''}`;
  };
  const entries = [
    { key: '', slug: undefined, name: t.all, count: [...numbers.values()].reduce((sum, count) => sum + count, 0) },
    ...subcategories.map(({ _id, slug, name }) => ({
      key: _id,
      slug,
      name: inLanguage(name, language),
      count: numbers.get(`${category.slug}/${slug}`) ?? 0,
    })),
  ];
  const strip = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the strip moves when the current chip changes
  useEffect(() => {
    const list = strip.current;
    const chip = list?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the list alone; scrollIntoView would scroll the page, too.
    if (list && chip && list.scrollWidth > list.clientWidth) {
      const box = chip.getBoundingClientRect();
      const shift = box.left - list.getBoundingClientRect().left - (list.clientWidth - box.width) / 2;
      list.scrollBy({ left: shift, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth' });
    }
  }, [current?.slug]);
  return (
    <nav
      aria-label={t.subcategories(inLanguage(category.name, language))}
      className="max-lg:sticky max-lg:top-(--bar) max-lg:z-part max-lg:-mx-(--gutter) max-lg:border-line max-lg:border-b max-lg:bg-ground"
    >
      <ul
        ref={strip}
        className="flex gap-2 max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-2 max-lg:[scrollbar-width:none] lg:flex-col lg:gap-0 lg:border-line lg:border-l"
      >
        {entries.map(({ key, slug, name, count }) => {
          const isCurrent = slug === current?.slug;
          return (
            <li key={key} className="max-lg:shrink-0">
              <Link
                to={addressOf(slug)}
                aria-current={isCurrent ? 'page' : undefined}
                prefetch="intent"
                className={`flex min-h-11 items-center gap-2 max-lg:rounded-sm max-lg:border max-lg:px-4 max-lg:text-sm lg:-ml-px lg:border-l-2 lg:py-1.5 lg:pl-5 lg:leading-snug ${
                  isCurrent
                    ? 'border-indigo font-semibold text-indigo max-lg:bg-indigo max-lg:text-on-indigo'
                    : 'text-ink max-lg:border-line max-lg:bg-raised lg:border-transparent lg:hover:border-line-strong'
                }`}
              >
                <span className="lg:flex-1">{name}</span>
                {facets && (
                  <span className={`font-normal text-sm tabular-nums ${isCurrent ? 'max-lg:text-on-indigo' : ''} lg:text-muted`}>
                    {count}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
