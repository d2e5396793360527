import { lazy, Suspense, useEffect, useState } from 'react';
import { isConverted } from '#shared/currency.ts';
import { whenIdle } from '../hydration/when-idle.ts';
import { hasDeclinedOffer, loadMarket } from '../market/saved-market.ts';
import { useCurrency, useRootData } from '../settings.ts';

const MarketOffer = lazy(() => import('./market-offer.tsx'));

/**
 * Offers the currency of the visitor's country, once the page is idle: where prices are in rupees, nothing
 * was chosen or declined before, and the browser's clock is not that of India.
 */
export function MarketOfferGate() {
  const isInRupees = !isConverted(useCurrency());
  const isOutdated = useRootData()?.outdated !== undefined;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const isIndia = /^Asia\/(?:Calcutta|Kolkata)$/.test(Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (isInRupees && !isOutdated && !isIndia && !loadMarket() && !hasDeclinedOffer()) void whenIdle.then(() => setWanted(true));
  }, [isInRupees, isOutdated]);
  return isWanted && isInRupees ? (
    <Suspense>
      <MarketOffer onClose={() => setWanted(false)} />
    </Suspense>
  ) : null;
}
