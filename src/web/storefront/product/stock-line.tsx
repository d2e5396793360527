import type { Product } from '#modules/catalog/contract.ts';
import { useMessages } from '../../messages.tsx';
import { stockStatus } from './stock-rules.ts';
import type { SelectableVariant } from './variant-choice-rules.ts';

/** Availability of the selected variant in words. */
export function StockLine({
  product,
  variants,
  selected,
}: {
  product: Product;
  variants: readonly SelectableVariant[];
  selected: SelectableVariant | undefined;
}) {
  const t = useMessages().product.stock;
  const word = stockStatus({ stock: selected?.stock ?? 0, oneOfAKind: product.oneOfAKind, leadTimeDays: product.leadTimeDays });
  const [text, dot] = {
    'sold-out': () => [variants.some((variant) => variant.stock > 0) ? t.soldOutHere : t.soldOut, 'bg-line-strong'],
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
