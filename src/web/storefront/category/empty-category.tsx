import { Link } from 'react-router';
import type { Category, Subcategory } from '#modules/catalog/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Ornament } from '../../brand/ornament.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

interface EmptyCategoryProps {
  category: Category;
  /** The other subcategories of the category. */
  others: readonly Subcategory[];
  isFiltered: boolean;
  /** The address of this list without filters. */
  unfilteredUrl: string;
}

/** An empty list, with links to clear the filters or to other subcategories. */
export function EmptyCategory({ category, others, isFiltered, unfilteredUrl }: EmptyCategoryProps) {
  const language = useLanguage();
  const t = useMessages().listing;
  return (
    <div className="flex flex-col items-start gap-6 border-line border-y py-12 sm:flex-row sm:gap-10">
      <Ornament name={`${category.slug} empty`} craft={category.name.en} sample className="size-28 shrink-0 rounded-sm opacity-70" />
      <div>
        <p role="status" className="font-display text-xl">
          {t.empty}
        </p>
        {isFiltered ? (
          <>
            <p className="mt-2 text-muted">{t.emptyFiltered}</p>
            <Link to={unfilteredUrl} preventScrollReset className="mt-5 solid-button">
              {t.clearFilters}
            </Link>
          </>
        ) : (
          others.length > 0 && (
            <>
              <p className="mt-2 text-muted">{t.emptyShelf}</p>
              <ul className="mt-4 flex flex-wrap gap-x-6">
                {others.map((other) => (
                  <li key={other._id}>
                    <Link to={links(language).category(category.slug, other.slug)} className="inline-flex min-h-11 items-center text-link">
                      {inLanguage(other.name, language)}
                    </Link>
                  </li>
                ))}
              </ul>
            </>
          )
        )}
      </div>
    </div>
  );
}
