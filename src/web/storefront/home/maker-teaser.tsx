import { Link } from 'react-router';
import type { ProductCard as Card } from '#modules/catalog/product-contract.ts';
import type { Maker } from '#modules/makers/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { MakerPortrait } from '../../components/maker-portrait.tsx';
import { Picture } from '../../components/picture.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

interface MakerTeaserProps {
  maker: Omit<Maker, 'story'> & { opening: string };
  /** A few products of this maker, each with a picture. */
  products: readonly Card[];
}

/** One maker with the first sentences of their story and three of their products. */
export function MakerTeaser({ maker, products }: MakerTeaserProps) {
  const language = useLanguage();
  const t = useMessages().home;
  const to = links(language);
  const name = inLanguage(maker.name, language);
  const [first, ...more] = products;
  return (
    <section aria-labelledby="maker" className="far-170 mt-12 bg-sunk sm:far-200 lg:far-178 lg:mt-20">
      <div className="page grid gap-x-16 gap-y-6 py-10 lg:grid-cols-12 lg:py-20">
        {first && (
          <ul aria-label={t.makerPieces(name)} className="grid grid-cols-[2fr_1fr] gap-3 lg:col-span-6 lg:min-h-full lg:gap-5">
            <MakerProduct card={first} sizes="(min-width: 84rem) 26rem, (min-width: 64rem) 30vw, 62vw" className="row-span-2" />
            {more.map((card) => (
              <MakerProduct key={card._id} card={card} sizes="(min-width: 84rem) 13rem, (min-width: 64rem) 15vw, 30vw" />
            ))}
          </ul>
        )}
        <div className={first ? 'lg:col-span-6' : 'lg:col-span-9'}>
          <MakerPortrait maker={maker} decorative className="float-right ml-6 w-24 rounded-sm sm:w-32" />
          <p className="text-madder">{t.makerKicker}</p>
          <h2 id="maker" className="mt-2 text-2xl lg:text-4xl">
            {name}
          </h2>
          <p className="mt-3 text-muted">
            {inLanguage(maker.craft, language)} · {t.makerSince(inLanguage(maker.place, language), maker.since)}
          </p>
          <p className="mt-4 max-w-column text-pretty font-display text-lg leading-relaxed lg:text-xl">{maker.opening}</p>
          <p className="mt-4 flex flex-wrap gap-x-8">
            <Link to={to.maker(maker.slug)} className="text-link inline-flex min-h-11 items-center font-semibold">
              {t.makerRead}
            </Link>
            <Link to={to.makers()} className="text-link inline-flex min-h-11 items-center">
              {t.makersAll}
            </Link>
          </p>
        </div>
      </div>
    </section>
  );
}

function MakerProduct({ card, sizes, className = '' }: { card: Card; sizes: string; className?: string }) {
  const language = useLanguage();
  return (
    <li className={`overflow-hidden rounded-sm ${className}`}>
      <Link to={links(language).product(card)} aria-label={inLanguage(card.title, language)} className="block h-full">
        {card.image && (
          <Picture picture={card.image} sizes={sizes} decorative className="aspect-square min-h-full w-full lg:aspect-auto lg:h-full" />
        )}
      </Link>
    </li>
  );
}
