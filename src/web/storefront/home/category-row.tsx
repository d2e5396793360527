import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Category } from '#modules/catalog/category-contract.ts';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { PrintedCloth } from '../../brand/printed-cloth.tsx';
import { Picture } from '../../components/picture.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

interface CategoryRowProps {
  categories: readonly Category[];
  /** A picture of a gift; without one the row has no gifts. */
  gift: ProductCard['image'];
}

/** Gifts and the categories as round thumbnails in one row that is swiped. */
export function CategoryRow({ categories, gift }: CategoryRowProps) {
  const language = useLanguage();
  const t = useMessages().home;
  const to = links(language);
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="categories" className="mt-2 lg:mt-14">
      <h2 id="categories" className="page text-xl max-lg:sr-only lg:text-2xl">
        {t.categories}
      </h2>
      <ul className="shelf flex gap-3 overflow-x-auto pb-2 lg:mt-6 lg:justify-between lg:gap-5">
        {/* On phones its picture is the file that the row of gifts below shows. */}
        {gift && (
          <Thumbnail to={to.gifts()} name={t.gifts}>
            <Picture picture={gift} sizes="(min-width: 64rem) 7rem, 40vw" decorative className="size-full" />
          </Thumbnail>
        )}
        {categories.map(({ _id, slug, name, banner }) => (
          <Thumbnail key={_id} to={to.category(slug)} name={inLanguage(name, language)}>
            {banner ? (
              // The picture is half as wide again as its circle, and its goods stand at the right.
              <Picture
                picture={banner}
                sizes="(min-width: 64rem) 10.5rem, 5rem"
                decorative
                className="size-full [&_picture_img]:object-[80%_50%]"
              />
            ) : (
              <PrintedCloth dye="indigo" />
            )}
          </Thumbnail>
        ))}
      </ul>
    </nav>
  );
}

function Thumbnail({ to, name, children }: { to: string; name: string; children: ReactNode }) {
  return (
    <li className="w-18 shrink-0 lg:w-auto lg:max-w-28 lg:flex-1">
      <Link to={to} className="group block text-center">
        <span className="block aspect-square overflow-hidden rounded-full border border-line group-hover:border-indigo">{children}</span>
        <span className="mt-2 block hyphens-auto break-words text-sm leading-tight underline-offset-4 group-hover:underline lg:text-base">
          {name}
        </span>
      </Link>
    </li>
  );
}
