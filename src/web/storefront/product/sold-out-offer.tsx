import type { Product, ProductCard } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { AlertButton } from '../../alerts/alert-button.tsx';
import { links } from '../../links.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { ProductRequestButton } from '../../support/product-request-button.tsx';
import { SimilarInStock } from './similar-in-stock.tsx';

interface SoldOutOfferProps {
  product: Product;
  /** The variant to wait for, where there are several. */
  variantId: string | undefined;
  /** True where no variant has stock left. */
  isGone: boolean;
  /** Shown where nothing is left. */
  similar: readonly ProductCard[];
}

/**
 * Offers one mail when what is sold out is back; what is not for sale at the moment has similar products
 * alone. Few products are either: the scripts come where they are needed.
 */
export default function SoldOutOffer({ product, variantId, isGone, similar }: SoldOutOfferProps) {
  const t = useMessages().productDetails.restock;
  const language = useLanguage();
  const title = inLanguage(product.title, language);
  return (
    <>
      {!product.unavailable && (
        <section aria-labelledby="sold-out" className="rounded-sm bg-sunk px-5 py-5">
          <h2 id="sold-out" className="text-lg">
            {isGone ? t.heading : t.headingVariant}
          </h2>
          <p className="mt-1 mb-4 text-muted">{t.text}</p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <AlertButton
              productId={product._id}
              title={title}
              variantId={variantId}
              kind="back-in-stock"
              className="solid-button cursor-pointer"
            >
              {t.alert}
            </AlertButton>
            {isGone && (
              <ProductRequestButton
                key={title}
                term={title}
                label={t.similar}
                className="text-link inline-flex min-h-11 cursor-pointer items-center"
              />
            )}
          </p>
        </section>
      )}
      {isGone && <SimilarInStock cards={similar} to={links(language).category(product.category.slug, product.subcategory.slug)} />}
    </>
  );
}
