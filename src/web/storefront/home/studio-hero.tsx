import { Link } from 'react-router';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { ProductLink } from '../../components/product-link.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { tall, tallSizes, wide, wideFrom } from './hero-files.ts';

/**
 * The demo shop's opening: a photograph from edge to edge with the text on its empty wall, or below it in
 * narrow windows. The picture stays light in dark mode, so its text keeps the colours of light mode.
 */
export function StudioHero({ product }: { product?: ProductCard | undefined }) {
  const language = useLanguage();
  const t = useMessages().home;
  return (
    <section className="relative -mt-6 lg:by-day lg:-mt-10">
      <picture>
        <source
          media={`(min-width: ${wideFrom})`}
          type="image/avif"
          srcSet={wide.avif}
          sizes="100vw"
          width={wide.width}
          height={wide.height}
        />
        <source media={`(min-width: ${wideFrom})`} srcSet={wide.webp} width={wide.width} height={wide.height} />
        <source type="image/avif" srcSet={tall.avif} sizes={tallSizes} />
        <img
          src={tall.webp}
          width={tall.width}
          height={tall.height}
          alt=""
          fetchPriority="high"
          className="aspect-square w-full bg-sunk object-cover sm:aspect-[2/1] lg:absolute lg:inset-0 lg:aspect-auto lg:size-full lg:object-[60%_45%] dark:brightness-90"
        />
      </picture>
      <div className="page relative pt-6 pb-8 sm:grid sm:grid-cols-2 sm:gap-x-10 sm:py-12 lg:block lg:min-h-[clamp(34rem,48vw,52rem)] lg:pt-14 lg:pb-12">
        <div>
          <p className="text-madder text-sm sm:text-base">{t.kicker}</p>
          <h1 className="mt-2 max-w-[6.35em] text-4xl lg:mt-4">{t.title}</h1>
        </div>
        <div className="sm:self-end lg:self-auto">
          <p className="mt-4 max-w-lead text-lg max-xl:lg:text-base lg:mt-6 lg:max-w-68 xl:max-w-84">{t.lead}</p>
          <p className="mt-5 sm:mt-7">
            <Link to={links(language).search()} className="solid-button">
              {t.shopNow}
            </Link>
          </p>
          {product && <ProductLink card={product} className="mt-6 max-w-96" />}
        </div>
      </div>
    </section>
  );
}
