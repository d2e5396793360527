import type { Product } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { AlertButton } from '../../alerts/alert-button.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Offers one mail when the price falls. */
export function PriceAlertLink({ product }: { product: Product }) {
  const t = useMessages().productDetails.restock;
  return (
    <AlertButton
      productId={product._id}
      title={inLanguage(product.title, useLanguage())}
      kind="price-drop"
      className="text-link -my-3 inline-flex min-h-11 cursor-pointer items-center justify-self-start"
    >
      {t.priceAlert}
    </AlertButton>
  );
}
