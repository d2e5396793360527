import { Link } from 'react-router';
import type { Category } from '#modules/catalog/category-contract.ts';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import type { Picture as PictureData } from '#modules/media/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { PrintedCloth } from '../../brand/printed-cloth.tsx';
import { Picture } from '../../components/picture.tsx';
import { ProductLink } from '../../components/product-link.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

export interface HeroProps {
  /** The first is shown large, the second small; without any a printed cloth takes their place. */
  pictures: { picture: PictureData; category: Category }[];
  /** A product to begin with. */
  product?: ProductCard | undefined;
}

/**
 * Text on the left, below the top of a large picture at the right edge, with a small picture over its corner.
 */
export function Hero({ pictures: [large, small], product }: HeroProps) {
  const language = useLanguage();
  const t = useMessages().home;
  return (
    <section className="page grid gap-y-10 overflow-x-clip lg:grid-cols-12 lg:gap-x-8">
      <div className="flex flex-col justify-center lg:col-span-6 lg:row-start-1 lg:py-16 xl:col-span-5">
        <p className="text-madder text-sm sm:text-base">{t.kicker}</p>
        <h1 className="mt-3 max-w-[6.9em] text-4xl lg:mt-5">{t.title}</h1>
        <p className="mt-5 max-w-[30rem] text-lg text-muted lg:mt-7 lg:max-w-[24rem]">{t.lead}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 lg:mt-10">
          <Link to={links(language).search()} className="solid-button">
            {t.shopNow}
          </Link>
          <Link to={links(language).makers()} className="text-link inline-flex min-h-11 items-center font-semibold">
            {t.meetMakers}
          </Link>
        </p>
        {product && <ProductLink card={product} className="mt-6 max-w-96" />}
      </div>
      <div className="relative -mr-[clamp(1rem,4vw,3rem)] mb-14 min-[85rem]:mr-0 lg:col-span-6 lg:col-start-7 lg:mb-16 xl:col-span-7 xl:col-start-6">
        <div className="aspect-[5/4] overflow-hidden lg:aspect-auto lg:h-[36rem]">
          {large ? (
            <Picture
              picture={large.picture}
              sizes="(min-width: 84rem) 47rem, (min-width: 64rem) 52vw, 100vw"
              priority
              decorative
              className="size-full"
            />
          ) : (
            <PrintedCloth dye="madder" />
          )}
        </div>
        <div className="absolute -bottom-14 left-0 size-36 overflow-hidden border-[6px] border-ground sm:size-48 lg:-left-20 lg:size-64">
          {small ? (
            <Picture picture={small.picture} sizes="(min-width: 64rem) 16rem, 9rem" decorative className="size-full" />
          ) : (
            <PrintedCloth dye="indigo" />
          )}
        </div>
        {large && small && (
          <p className="absolute right-[clamp(1rem,4vw,3rem)] -bottom-9 max-w-[60%] max-[24rem]:hidden min-[85rem]:right-0 text-right text-muted text-sm">
            {[large, small].map(({ category }, index) => (
              <span key={category._id}>
                {index > 0 && ' · '}
                <Link to={links(language).category(category.slug)} className="quiet-link">
                  {inLanguage(category.name, language)}
                </Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
