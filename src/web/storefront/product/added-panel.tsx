import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { Product, ProductCard } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { call } from '../../browser-api.ts';
import { load } from '../../cart/cart-store.ts';
import { Picture } from '../../components/picture.tsx';
import { Price } from '../../components/price.tsx';
import { useCurrentPrice } from '../../components/use-current-price.ts';
import { cardWithoutPlaceholder } from '../../components/without-placeholder.ts';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Leaves most of the page visible; the cart shows more of the seller's products. */
const maxCompanions = 2;

/** The product that was just added, the way to the checkout, and two more that travel in the same parcel. */
export default function AddedPanel({ product }: { product: Product }) {
  const language = useLanguage();
  const to = links(language);
  const t = useMessages().product.cart;
  const companions = useCompanions(product);
  const [image] = product.media;
  return (
    // Screen readers announce the line above alone.
    <div aria-live="off" className="flex flex-wrap items-center gap-x-4 gap-y-3 pr-4 pb-4 pl-5">
      {image && <Picture picture={image} sizes="4.5rem" decorative className="size-18 rounded-sm bg-sunk object-cover" />}
      <p className="flex flex-1 flex-wrap items-center gap-x-4 gap-y-2">
        <Link to={to.checkout()} className="solid-button flex-1 whitespace-nowrap px-5">
          {t.checkout}
        </Link>
        <Link to={to.cart()} className="text-link inline-flex min-h-11 items-center whitespace-nowrap font-semibold">
          {t.view}
        </Link>
      </p>
      {companions.length > 0 && (
        <section aria-labelledby="companions" className="basis-full border-line border-t pt-3">
          <h2 id="companions" className="font-body text-muted text-sm">
            {t.companions}
          </h2>
          <ul className="mt-2 grid grid-cols-2 gap-3">
            {companions.map((card) => (
              <Companion key={card._id} card={card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Companion({ card }: { card: ProductCard }) {
  const language = useLanguage();
  const price = useCurrentPrice(card.pricing);
  return (
    <li>
      <Link to={links(language).product(card)} className="group flex items-center gap-3">
        {card.image && (
          <Picture picture={card.image} sizes="3.5rem" decorative className="size-14 shrink-0 rounded-sm bg-sunk object-cover" />
        )}
        <span className="min-w-0 text-sm leading-snug">
          <span className="line-clamp-2 group-hover:underline">{inLanguage(card.title, language)}</span>
          <Price paise={price} className="font-semibold" />
        </span>
      </Link>
    </li>
  );
}

/** Finds other products of the same seller that are ready to send and not in the cart; none on failure. */
function useCompanions({ _id, seller }: Product): readonly ProductCard[] {
  const [cards, setCards] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const input = { sellerId: seller._id, inStock: 'true', madeToOrder: 'false', limit: 12 };
    void call('catalog.listCards', input, { signal: controller.signal }).then(
      ({ answer }) => answer && setCards(answer.cards.map(cardWithoutPlaceholder)),
    );
    return () => controller.abort();
  }, [seller._id]);
  const taken = new Set([_id, ...load().map(({ productId }) => productId)]);
  return cards.filter((card) => !taken.has(card._id)).slice(0, maxCompanions);
}
