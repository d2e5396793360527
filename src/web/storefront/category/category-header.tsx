import type { Category } from '#modules/catalog/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Ornament } from '../../brand/ornament.tsx';
import { Picture } from '../../components/picture.tsx';
import { useLanguage } from '../../messages.tsx';

/** The picture fills the box by its height and is wider than the box, on phones by a seventh. */
const sizes = '(min-width: 84rem) 47rem, (min-width: 48rem) 58vw, 105vw';

/** A category's name and text beside its picture; on phones below a picture from edge to edge. */
export function CategoryHeader({ category }: { category: Category }) {
  const language = useLanguage();
  const { banner } = category;
  return (
    <header className="mt-3 grid items-center gap-x-12 gap-y-5 pb-5 md:grid-cols-[5fr_7fr] md:pb-10 lg:gap-x-16 lg:pb-12">
      <div>
        <h1 className="hyphens-auto break-words text-4xl">{inLanguage(category.name, language)}</h1>
        <p className="mt-2 max-w-lead text-muted leading-relaxed md:mt-4 md:text-lg">{inLanguage(category.description, language)}</p>
      </div>
      <div className="-order-1 aspect-[2/1] overflow-hidden max-md:-mx-(--gutter) md:order-none md:aspect-[16/7] md:rounded-sm">
        {banner ? (
          <Picture picture={banner} sizes={sizes} priority decorative className="size-full [&_picture_img]:object-[80%_50%]" />
        ) : (
          <Ornament name={category.slug} craft={category.name.en} className="size-full" />
        )}
      </div>
    </header>
  );
}
