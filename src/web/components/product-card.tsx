import { useRef } from 'react';
import { Link } from 'react-router';
import type { ProductCard as Card } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useMarkupOf } from '../hydration/cached-markup.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { useCurrency } from '../settings.ts';
import { WishlistButton } from '../wishlist/wishlist-button.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { useCurrentPrice } from './use-current-price.ts';

interface ProductCardProps {
  card: Card;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  priority?: boolean;
}

/** Marks the picture of the last pressed card for the view transition to its page. */
function markPressed(picture: HTMLElement | null): void {
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  picture?.setAttribute('data-pressed', '');
}

/** A product in a grid or row: one link named by its title, and the wishlist button. */
export function ProductCard({ card, sizes, priority = false }: ProductCardProps) {
  const language = useLanguage();
  const currency = useCurrency();
  const price = useCurrentPrice(card.pricing);
  const content = useMarkupOf(
    'card',
    () => [card, sizes, priority, price, language, currency],
    () => <CardContent {...{ card, sizes, priority, price }} />,
  );
  return <article className="group relative flex h-full flex-col" {...content} />;
}

/**
 * The content of a card. What it shows follows from its properties, the language and the currency alone.
 * @param price in paise
 */
function CardContent({ card, sizes, priority, price }: Required<ProductCardProps> & { price: number }) {
  const language = useLanguage();
  const t = useMessages().card;
  const note = !card.inStock ? t.soldOut : card.oneOfAKind ? t.oneOfAKind : card.madeToOrder ? t.madeToOrder : undefined;
  const [town] = inLanguage(card.place, language).split(',');
  const picture = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={picture} className={`relative aspect-square overflow-hidden rounded-sm ${card.image ? 'bg-sunk' : 'cloth'}`}>
        {card.image && (
          <Picture
            picture={card.image}
            sizes={sizes}
            priority={priority}
            decorative
            className={`size-full transition-transform duration-picture ease-cloth group-hover:scale-[1.03] ${card.inStock ? '' : 'opacity-60'}`}
          />
        )}
        {note && <span className="absolute bottom-2 left-2 rounded-sm bg-raised px-2 py-0.5 text-ink text-xs">{note}</span>}
      </div>
      <h3 className="mt-3 line-clamp-2 text-base leading-snug">
        <Link to={links(language).product(card)} viewTransition onClick={() => markPressed(picture.current)} className="card-link">
          {inLanguage(card.title, language)}
        </Link>
      </h3>
      <p className="mt-0.5 line-clamp-2 h-[2lh] text-muted text-sm leading-snug">
        {inLanguage(card.maker, language)}, {town}
        {card.colors !== undefined && <span className="leading-snug"> · {t.colors(card.colors)}</span>}
      </p>
      <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1">
        <span>
          {card.priceVaries && <span className="text-muted text-sm">{t.from[0]}</span>}
          <Price paise={price} className="font-semibold" />
          {card.priceVaries && <span className="text-muted text-sm">{t.from[1]}</span>}
        </span>
        {price < card.pricing.basePrice && (
          <s className="text-muted text-sm">
            <span className="sr-only">{t.before} </span>
            <Price paise={card.pricing.basePrice} />
          </s>
        )}
      </p>
      <WishlistButton productId={card._id} title={inLanguage(card.title, language)} />
    </>
  );
}
