import type { Category, Subcategory } from '#modules/catalog/category-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Ornament } from '../../brand/ornament.tsx';
import { Picture } from '../../components/picture.tsx';
import { useLanguage } from '../../messages.tsx';
import type { ListingPage } from '../listing/find-listing.ts';
import { ListingTitle } from '../listing/listing-title.tsx';

/** The picture fills the box by its height and is wider than the box. */
const sizes = '(min-width: 64rem) 24rem, 9rem';

interface CategoryHeaderProps {
  category: Category;
  /** Undefined for all of the category. */
  current: Subcategory | undefined;
  found: ListingPage | undefined;
  isLeaving: boolean;
}

/**
 * The name, count and text of a list beside the category's picture, low enough for products to begin above.
 */
export function CategoryHeader({ category, current, found, isLeaving }: CategoryHeaderProps) {
  const language = useLanguage();
  const { banner } = category;
  const { name, description } = current ?? category;
  return (
    <header className="mt-2 flex items-center gap-4 pb-3 md:gap-10 lg:pb-6">
      <div className="min-w-0 flex-1">
        <ListingTitle title={inLanguage(name, language)} total={found?.total} totalIsExact={found?.totalIsExact} isLeaving={isLeaving} />
        <p className="mt-1 line-clamp-2 max-w-lead text-muted text-sm leading-snug md:mt-2 md:text-base">
          {inLanguage(description, language)}
        </p>
      </div>
      <div className="h-20 w-24 shrink-0 overflow-hidden rounded-sm md:h-24 md:w-72 lg:h-28 lg:w-96">
        {banner ? (
          <Picture picture={banner} sizes={sizes} priority decorative className="size-full [&_picture_img]:object-[80%_50%]" />
        ) : (
          <Ornament name={category.slug} craft={category.name.en} className="size-full" />
        )}
      </div>
    </header>
  );
}
