import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import type { Subcategory } from '#modules/catalog/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

interface SubcategoryNavProps {
  categorySlug: string;
  categoryName: string;
  subcategories: readonly Subcategory[];
  /** Slug of the subcategory shown. */
  current: string;
}

/**
 * Sticky chips below the top bar on phones, a side list on desktops. The first subcategory has the category's
 * own address.
 */
export function SubcategoryNav({ categorySlug, categoryName, subcategories, current }: SubcategoryNavProps) {
  const language = useLanguage();
  const t = useMessages().listing;
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
  }, [current]);
  return (
    <nav
      aria-label={t.subcategories(categoryName)}
      className="max-lg:sticky max-lg:top-(--bar) max-lg:z-part max-lg:-mx-(--gutter) max-lg:border-line max-lg:border-b max-lg:bg-ground"
    >
      <ul
        ref={strip}
        className="flex gap-2 max-lg:overflow-x-auto max-lg:px-(--gutter) max-lg:py-2 max-lg:[scrollbar-width:none] lg:flex-col lg:gap-0 lg:border-line lg:border-l"
      >
        {subcategories.map((subcategory, index) => {
          const isCurrent = subcategory.slug === current;
          return (
            <li key={subcategory._id} className="max-lg:shrink-0">
              <Link
                to={links(language).category(categorySlug, index === 0 ? undefined : subcategory.slug)}
                aria-current={isCurrent ? 'page' : undefined}
                prefetch="intent"
                className={`flex min-h-11 items-center max-lg:rounded-sm max-lg:border max-lg:px-4 max-lg:text-sm lg:-ml-px lg:border-l-2 lg:py-1.5 lg:pl-5 lg:leading-snug ${
                  isCurrent
                    ? 'border-indigo font-semibold text-indigo max-lg:bg-indigo max-lg:text-on-indigo'
                    : 'text-ink max-lg:border-line max-lg:bg-raised lg:border-transparent lg:hover:border-line-strong'
                }`}
              >
                {inLanguage(subcategory.name, language)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
