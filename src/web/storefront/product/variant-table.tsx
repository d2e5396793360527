import type { Pricing } from '#modules/catalog/product-contract.ts';
import { inLanguage, labelIn } from '#shared/localized.ts';
import { Folded } from '../../components/folded.tsx';
import { Price } from '../../components/price.tsx';
import { useLanguage, useMessages } from '../../messages.tsx';
import { shownPrice } from './price-rules.ts';
import { stockStatus } from './stock-rules.ts';
import type { SelectableVariant } from './variant-choice-rules.ts';

interface VariantTableProps {
  pricing: Pricing;
  variants: readonly SelectableVariant[];
  now: Date;
}

/** Price and stock of all colours and sizes, folded, where their prices differ. */
export function VariantTable({ pricing, variants, now }: VariantTableProps) {
  const language = useLanguage();
  const { choice: t, stock } = useMessages().product;
  if (!variants.some(({ priceDelta }) => priceDelta !== variants[0]?.priceDelta)) return null;
  const severalColors = variants.some(({ color }) => color !== variants[0]?.color);
  const inStock = (left: number) => {
    const status = stockStatus({ stock: left, oneOfAKind: false });
    if (status.kind === 'few') return stock.few(status.count);
    return status.kind === 'sold-out' ? stock.soldOut : stock.inStock;
  };
  return (
    <Folded title={<span className="text-link">{t.compare}</span>} className="open:basis-full">
      <table className="mt-1 w-full text-left text-sm tabular-nums">
        <tbody>
          {variants.map((variant) => (
            <tr key={variant._id} className="border-line border-b">
              <th scope="row" className="py-1.5 pr-3 font-semibold">
                {[
                  severalColors && variant.colorName && inLanguage(variant.colorName, language),
                  variant.size === 'One size' ? '' : labelIn(variant.size, variant.sizeLabel, language),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </th>
              <td className="py-1.5 pr-3">
                <Price paise={shownPrice(pricing, variant.priceDelta, now).paise} />
              </td>
              <td className="py-1.5 text-muted">{inStock(variant.stock)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}
