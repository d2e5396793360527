import { Link } from 'react-router';
import type { ProductCard as Card } from '#modules/catalog/contract.ts';
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
  others: Omit<Maker, 'story'>[];
}

/** One maker with an excerpt of their story and their products, and links to a few more makers. */
export function MakerTeaser({ maker, products, others }: MakerTeaserProps) {
  const language = useLanguage();
  const t = useMessages().home;
  const to = links(language);
  const name = inLanguage(maker.name, language);
  const [first, ...more] = products;
  return (
    <section aria-labelledby="maker" className="far-348 mt-24 bg-sunk sm:far-325 lg:far-250 lg:mt-32">
      <div className="page grid gap-x-16 gap-y-10 py-16 lg:grid-cols-12 lg:py-24">
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
          <h2 id="maker" className="mt-3 text-3xl lg:text-4xl">
            {name}
          </h2>
          <p className="mt-3 text-muted">
            {inLanguage(maker.craft, language)} · {t.makerSince(inLanguage(maker.place, language), maker.since)}
          </p>
          <p className="mt-6 max-w-column text-pretty font-display text-lg leading-relaxed lg:text-xl">{maker.opening}</p>
          <p className="mt-6">
            <Link to={to.maker(maker.slug)} className="text-link inline-flex min-h-11 items-center font-semibold">
              {t.makerRead}
            </Link>
          </p>
        </div>
        {others.length > 0 && (
          <div className="border-line border-t pt-8 lg:col-span-12">
            <div className="flex flex-wrap items-baseline justify-between gap-x-8">
              <h3 className="font-body font-semibold text-base text-muted">{t.makerOthers}</h3>
              <Link to={to.makers()} className="text-link inline-flex min-h-11 items-center font-semibold">
                {t.makersAll}
              </Link>
            </div>
            <ul className="mt-3 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-4">
              {others.map((other) => (
                <li key={other._id}>
                  <Link to={to.maker(other.slug)} className="group block py-3">
                    <span className="block font-display text-lg leading-snug underline-offset-4 group-hover:underline">
                      {inLanguage(other.name, language)}
                    </span>
                    <span className="block text-muted text-sm">
                      {inLanguage(other.craft, language)}, {inLanguage(other.place, language)}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
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
