import type { Product } from '#modules/catalog/product-contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { Buds } from '../../brand/buds.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Says how a handmade product may differ from its pictures. */
export function VariationNote({ product }: { product: Pick<Product, 'variation' | 'oneOfAKind'> }) {
  const language = useLanguage();
  const t = useMessages().productDetails.variation;
  if (!product.variation) return null;
  return (
    <section aria-labelledby="unlike" className="rounded-sm bg-sunk px-6 py-7 sm:flex sm:gap-8 lg:px-9 lg:py-9">
      <Buds />
      <div className="max-sm:mt-3">
        <h2 id="unlike" className="text-xl">
          {product.oneOfAKind ? t.only : t.many}
        </h2>
        <p className="mt-3 max-w-[52ch] text-lg leading-relaxed">{inLanguage(product.variation, language)}</p>
        <p className="mt-3 max-w-[56ch] text-muted">
          {t.handwork} {t.beyond}
        </p>
      </div>
    </section>
  );
}
