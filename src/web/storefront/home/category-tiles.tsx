import { Link } from 'react-router';
import type { Category } from '#modules/catalog/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import type { Dye } from '../../components/ornament-shapes.ts';
import { Picture } from '../../components/picture.tsx';
import { PrintedCloth } from '../../components/printed-cloth.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

const dyes: Dye[] = ['indigo', 'madder', 'turmeric', 'neem'];

/** The place of the large tile: in the midst, and not the category that the hero already shows. */
const large = 3;

/** Every category: one as large as four of the others. */
export function CategoryTiles({ categories }: { categories: Category[] }) {
  const language = useLanguage();
  const t = useMessages().home;
  if (categories.length === 0) return null;
  return (
    <section className="page mt-24 lg:mt-32">
      <h2 className="text-2xl lg:text-3xl">{categories.length === 9 ? t.tilesTitle : t.tilesTitleAny}</h2>
      <ul className="mt-8 grid grid-flow-dense grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4 lg:grid-cols-6 lg:gap-x-6 lg:gap-y-9">
        {categories.map((category, index) => (
          <li key={category._id} className={`group relative flex flex-col ${index === large ? 'col-span-2 sm:row-span-2' : ''}`}>
            <div className={`overflow-hidden rounded-sm ${index === large ? 'aspect-square flex-1 sm:aspect-auto' : 'aspect-square'}`}>
              {category.banner ? (
                <Picture
                  picture={category.banner}
                  sizes={index === large ? '(min-width: 64rem) 32vw, 100vw' : '(min-width: 64rem) 16vw, (min-width: 40rem) 25vw, 50vw'}
                  decorative
                  className="size-full transition-transform duration-picture ease-cloth group-hover:scale-[1.03]"
                />
              ) : (
                <PrintedCloth dye={dyes[index % dyes.length] ?? 'indigo'} />
              )}
            </div>
            <h3 className="mt-3 font-body font-semibold text-base leading-snug">
              <Link
                to={links(language).category(category.slug)}
                className="after:absolute after:inset-0 group-hover:underline group-hover:underline-offset-4"
              >
                {inLanguage(category.name, language)}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
