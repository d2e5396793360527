import { useMessages } from '../../messages.tsx';
import { ProductRequestButton } from '../../support/product-request-button.tsx';

/** Lets a visitor ask for a product that is sold out. */
export function RestockRequest({ title }: { title: string }) {
  const t = useMessages().productDetails.restock;
  return (
    <section aria-labelledby="asked" className="rounded-sm bg-sunk px-5 py-5">
      <h2 id="asked" className="text-lg">
        {t.heading}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t.text}</p>
      <ProductRequestButton key={title} term={title} />
    </section>
  );
}
