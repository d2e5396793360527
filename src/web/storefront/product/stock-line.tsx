import type { Product } from '#modules/catalog/product-contract.ts';
import { useMessages } from '../../messages.tsx';
import { stockStatus } from './stock-rules.ts';
import type { SelectableVariant } from './variant-choice-rules.ts';

interface StockLineProps {
  product: Product;
  variants: readonly SelectableVariant[];
  /** Those that are left to choose from. */
  candidates: readonly SelectableVariant[];
  /** Undefined while a size is to be chosen. */
  selected: SelectableVariant | undefined;
}

/** Availability of the selected variant in words. */
export function StockLine({ product, variants, candidates, selected }: StockLineProps) {
  const t = useMessages().product.stock;
  // The number left is said of a size, not of all together.
  const stock = selected?.stock ?? (candidates.some((variant) => variant.stock > 0) ? Number.POSITIVE_INFINITY : 0);
  const word = stockStatus({ stock, oneOfAKind: product.oneOfAKind, leadTimeDays: product.leadTimeDays });
  const isElsewhere = variants.some((variant) => variant.stock > 0);
  const soldOutWords = product.unavailable ? t.unavailable : isElsewhere ? t.soldOutHere : t.soldOut;
  const [text, dot] = {
    'sold-out': () => [soldOutWords, 'bg-line-strong'],
    'one-of-a-kind': () => [t.oneOfAKind, 'bg-turmeric'],
    'made-to-order': () => [word.kind === 'made-to-order' ? t.madeToOrder(word.days) : '', 'bg-indigo'],
    few: () => [word.kind === 'few' ? t.few(word.count) : '', 'bg-madder'],
    'in-stock': () => [t.inStock, 'bg-neem'],
  }[word.kind]();
  return (
    <p role="status" className="flex items-baseline gap-2.5">
      <span aria-hidden="true" className={`size-2 shrink-0 -translate-y-px rounded-full ${dot}`} />
      <span className={word.kind === 'few' ? 'font-semibold text-madder' : ''}>{text}</span>
    </p>
  );
}
