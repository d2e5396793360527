import type { Product } from '#modules/catalog/product-contract.ts';
import { formatDay } from '#shared/format-day.ts';
import { inLanguage } from '#shared/localized.ts';
import { Price } from '../../components/price.tsx';
import { PriceNote } from '../../components/price-note.tsx';
import { useIsAbroad, useVatAtSale } from '../../market/use-is-abroad.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { shownPrice } from './price-rules.ts';

interface PriceBlockProps {
  product: Pick<Product, 'pricing' | 'unit' | 'unitName'>;
  priceDelta: number;
  /** Other sizes, of which one is still to be chosen, cost more. */
  varies: boolean;
  /** When the page was rendered, so that server and browser print the same price. */
  now: Date;
}

/** The price of the selected variant, its price before a discount and the discount's end. */
export function PriceBlock({ product, priceDelta, varies, now }: PriceBlockProps) {
  const language = useLanguage();
  const { product: t, card } = useMessages();
  const [before, after] = card.from;
  const isAbroad = useIsAbroad();
  const vatAtSale = useVatAtSale();
  const taxes = vatAtSale ? t.vatAtSale[vatAtSale] : isAbroad ? t.dutiesApart : t.inclusive;
  const unit = product.unit === '1 unit' ? undefined : inLanguage(product.unitName, language);
  const price = shownPrice(product.pricing, priceDelta, now);
  return (
    <div aria-live="polite">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="sr-only">{t.price}</span>
        {varies && before && <span className="text-muted">{before}</span>}
        <Price paise={price.paise} className="font-display font-medium text-3xl leading-tight" />
        {varies && after && <span className="text-muted">{after}</span>}
        {price.before !== undefined && (
          <s className="text-lg text-muted">
            <span className="sr-only">{t.before} </span>
            <Price paise={price.before} />
          </s>
        )}
        {price.before !== undefined && (
          <span className="text-madder">
            {price.percent !== undefined && <span className="font-semibold">{t.saved(price.percent)}</span>}
            {price.until && <span className="text-sm"> {t.until(formatDay(price.until, language))}</span>}
          </span>
        )}
      </p>
      {/* Taxes abroad are sentences, and a label does not follow a full stop. */}
      <p className="mt-1 text-muted text-sm">{(isAbroad ? [unit, taxes] : [taxes, unit]).filter(Boolean).join(' · ')}</p>
      <PriceNote paise={price.paise} className="mt-1" />
    </div>
  );
}
