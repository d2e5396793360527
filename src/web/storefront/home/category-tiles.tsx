import { Link } from 'react-router';
import type { Category } from '#modules/catalog/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import type { Dye } from '../../brand/ornament-shapes.ts';
import { PrintedCloth } from '../../brand/printed-cloth.tsx';
import { Picture } from '../../components/picture.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

const dyes: Dye[] = ['indigo', 'madder', 'turmeric', 'neem'];

/**
 * A picture fills its tile by the height and is half as wide again; phones, which show many, get it a little
 * coarser.
 */
const sizes = '(min-width: 84rem) 38rem, (min-width: 40rem) 46vw, 56vw';
const sizesAcross = '(min-width: 84rem) 38rem, (min-width: 40rem) 46vw, 100vw';

/**
 * Categories with their pictures, three in a row; two on phones, the first across both where their number is
 * odd.
 */
export function CategoryTiles({ categories }: { categories: Category[] }) {
  const language = useLanguage();
  const t = useMessages().home;
  if (categories.length === 0) return null;
  return (
    <section className="page far-272 sm:far-178 mt-20 lg:far-304 lg:mt-28">
      <h2 className="text-2xl lg:text-3xl">{categories.length === 9 ? t.tilesTitle : t.tilesTitleAny}</h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-6 sm:mt-8 sm:grid-cols-3 sm:gap-x-5 sm:gap-y-8 lg:gap-x-8 lg:gap-y-11">
        {categories.map((category, index) => {
          const isAcross = index === 0 && categories.length % 2 === 1;
          return (
            <li key={category._id} className={`group relative ${isAcross ? 'max-sm:col-span-2' : ''}`}>
              <div className={`overflow-hidden rounded-sm ${isAcross ? 'aspect-[2/1] sm:aspect-[3/2]' : 'aspect-[4/3] sm:aspect-[3/2]'}`}>
                {category.banner ? (
                  <Picture
                    picture={category.banner}
                    sizes={isAcross ? sizesAcross : sizes}
                    decorative
                    className="size-full transition-transform duration-picture ease-cloth group-hover:scale-[1.02] [&_picture_img]:object-[78%_50%]"
                  />
                ) : (
                  <PrintedCloth dye={dyes[index % dyes.length] ?? 'indigo'} />
                )}
              </div>
              <h3 className="mt-3 hyphens-auto text-lg leading-snug lg:mt-4 lg:text-xl">
                <Link to={links(language).category(category.slug)} className="card-link">
                  {inLanguage(category.name, language)}
                </Link>
              </h3>
              <p className="mt-1 hidden max-w-note text-muted text-sm lg:block">{inLanguage(category.description, language)}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
