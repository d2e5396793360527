import type { Product } from '#modules/catalog/contract.ts';
import { inLanguage } from '#shared/localized.ts';
import { useLanguage, useMessages } from '../../messages.tsx';

/** Three buds of one block, each a little off, as hands print. */
function Buds() {
  const bud = 'M0-17c6 7 6 13 0 19-6-6-6-12 0-19zM-11-3c7 0 10 4 10 11-7 0-10-4-10-11zM11-3c-7 0-10 4-10 11 7 0 10-4 10-11z';
  return (
    <svg viewBox="0 0 112 44" aria-hidden="true" className="h-11 w-28 shrink-0">
      <path d={bud} transform="translate(18 24) rotate(-4)" className="fill-madder" />
      <path d={bud} transform="translate(56 22.5) rotate(3) scale(1.04)" className="fill-madder opacity-85" />
      <path d={bud} transform="translate(94 24.5) rotate(-1) scale(.96)" className="fill-madder" />
    </svg>
  );
}

/** What the maker says may differ from the pictures, and what follows from it. */
export function Unlike({ product }: { product: Pick<Product, 'variation' | 'oneOfAKind'> }) {
  const language = useLanguage();
  const t = useMessages().piece.unlike;
  if (!product.variation) return null;
  return (
    <section aria-labelledby="unlike" className="rounded-sm bg-sunk px-6 py-7 sm:flex sm:gap-8 lg:px-9 lg:py-9">
      <Buds />
      <div className="max-sm:mt-3">
        <h2 id="unlike" className="text-xl">
          {product.oneOfAKind ? t.only : t.many}
        </h2>
        <p className="mt-3 max-w-[52ch] font-display text-lg leading-relaxed">{inLanguage(product.variation, language)}</p>
        <p className="mt-3 max-w-[56ch] text-muted">
          {t.handwork} {t.beyond}
        </p>
      </div>
    </section>
  );
}
