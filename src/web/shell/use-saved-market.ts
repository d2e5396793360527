import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { isMarketKnownToServer, loadMarket, saveMarket } from '../market/saved-market.ts';
import { useCurrency } from '../settings.ts';

/**
 * Tells the server again where a visitor chose to be, for a browser that lost the cookie, as some do after a
 * week. The cookie is out of reach of scripts: the server is asked, and only where the page shows another
 * currency than the one that was chosen.
 */
export function useSavedMarket(): void {
  const shown = useRef(useCurrency().code);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const remembered = loadMarket();
    if (!remembered || remembered.currency === shown.current) return;
    const remind = async () => {
      if (await isMarketKnownToServer()) return;
      await saveMarket(remembered);
      await revalidate();
    };
    void remind().catch(() => {});
  }, [revalidate]);
}
