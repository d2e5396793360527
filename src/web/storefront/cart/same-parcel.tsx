import { useEffect, useState } from 'react';
import type { Quote, QuoteParcel } from '#modules/cart/contract.ts';
import type { ProductCard } from '#modules/catalog/product-contract.ts';
import { labelIn } from '#shared/localized.ts';
import { call } from '../../browser-api.ts';
import { CardShelf } from '../../components/card-shelf.tsx';
import { cardWithoutPlaceholder } from '../../components/without-placeholder.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Rows: more would bury the bill of a long cart. */
const maxRows = 2;
const maxCards = 8;

/** More from the sellers in the cart, ready to send: it travels in a parcel that is sent anyway. */
export function SameParcel({ quote }: { quote: Quote }) {
  const inCart = new Set(quote.lines.map((line) => line.productId));
  return quote.parcels.slice(0, maxRows).map(({ seller }) => <SellerRow key={seller._id} seller={seller} inCart={inCart} />);
}

function SellerRow({ seller, inCart }: { seller: QuoteParcel['seller']; inCart: ReadonlySet<string> }) {
  const language = useLanguage();
  const t = useMessages().cart;
  const [cards, setCards] = useState<ProductCard[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const input = { sellerId: seller._id, inStock: 'true', madeToOrder: 'false', limit: 24 };
    // On failure the row is left out.
    void call('catalog.listCards', input, { signal: controller.signal }).then(
      ({ answer }) => answer && setCards(answer.cards.map(cardWithoutPlaceholder)),
    );
    return () => controller.abort();
  }, [seller._id]);
  const others = cards.filter((card) => !inCart.has(card._id)).slice(0, maxCards);
  if (others.length === 0) return null;
  const heading = `same-parcel-${seller.slug}`;
  return (
    <section aria-labelledby={heading} className="-mx-(--gutter) mt-12 print:hidden [&_.shelf]:[--edge:var(--gutter)]">
      <h2 id={heading} className="page text-lg lg:text-xl">
        {t.sameParcel(labelIn(seller.sellerName, seller.label, language))}
      </h2>
      <CardShelf cards={others} />
    </section>
  );
}
