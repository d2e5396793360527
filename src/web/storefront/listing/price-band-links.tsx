import { Link } from 'react-router';
import { baseCurrency, decimalsOf, isConverted } from '#shared/currency.ts';
import { useLanguage, useMessages } from '../../messages.tsx';
import { useCurrency } from '../../settings.ts';
import { filterAmount } from './filter-amount.ts';
import { type ListingRequest, toSearchParams } from './listing-request.ts';
import { priceBands } from './price-bands.ts';

interface PriceBandLinksProps {
  request: ListingRequest;
  /** Of the list without its price filter, in paise; undefined without products. */
  prices: { min: number; max: number } | undefined;
  className?: string;
}

const currentBand = 'border-indigo bg-indigo text-on-indigo';
const otherBand = 'border-line bg-raised hover:border-line-strong';

/** Links to the products below round prices in the visitor's currency, which set the filter in rupees. */
export function PriceBandLinks({ request, prices, className = '' }: PriceBandLinksProps) {
  const t = useMessages().search;
  const currency = useCurrency();
  const language = useLanguage();
  const bands = prices ? priceBands(currency, prices) : [];
  if (bands.length === 0) return null;
  return (
    <div className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${className}`}>
      {isConverted(currency) && <p className="text-muted text-sm">{t.aboutPrices}</p>}
      <ul aria-label={t.priceBands} className="flex flex-wrap gap-2">
        {bands.map(({ below, maxRupees }) => {
          const max = String(maxRupees);
          const isCurrent = request.currency === baseCurrency && request.max === max && request.min === '';
          const target = isCurrent ? { ...request, max: '' } : { ...request, min: '', max, currency: baseCurrency, problems: {} };
          return (
            <li key={below}>
              <Link
                to={`?${toSearchParams(target)}`}
                rel="nofollow"
                preventScrollReset
                aria-current={isCurrent ? 'true' : undefined}
                className={`inline-flex min-h-11 items-center rounded-sm border px-3 text-sm ${isCurrent ? currentBand : otherBand}`}
              >
                {t.priceBelow(filterAmount(String(below / 10 ** decimalsOf(currency.code)), currency.code, language))}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
