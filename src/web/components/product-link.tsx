import { Link } from 'react-router';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { links } from '../links.ts';
import { useLanguage, useMessages } from '../messages.tsx';
import { Picture } from './picture.tsx';
import { Price } from './price.tsx';
import { useCurrentPrice } from './use-current-price.ts';

/** A product on one line: picture, name and price in one link. */
export function ProductLink({ card, className = '' }: { card: ProductCard; className?: string }) {
  const language = useLanguage();
  const { from } = useMessages().card;
  const paise = useCurrentPrice(card.pricing);
  return (
    <Link
      to={links(language).product(card)}
      className={`group flex items-center gap-4 overflow-hidden rounded-sm border border-line bg-raised pr-4 hover:border-line-strong ${className}`}
    >
      {card.image ? (
        <Picture picture={card.image} sizes="5rem" decorative className="size-20 shrink-0" />
      ) : (
        <span className="cloth size-20 shrink-0" />
      )}
      <span className="min-w-0 py-2">
        <span className="line-clamp-2 leading-snug underline-offset-4 group-hover:underline">{inLanguage(card.title, language)}</span>
        <span className="mt-0.5 block font-semibold">
          {card.priceVaries && <span className="font-normal text-muted">{from[0]}</span>}
          <Price paise={paise} />
          {card.priceVaries && <span className="font-normal text-muted">{from[1]}</span>}
        </span>
      </span>
    </Link>
  );
}
