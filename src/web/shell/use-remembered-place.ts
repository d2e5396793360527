import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { keepPlace, rememberedPlace, serverKnowsPlace } from '../components/place-record.ts';
import { useCurrency } from '../settings.ts';

/**
 * Tells the server again where a visitor chose to be, for a browser that lost the cookie, as some do after a week. The cookie is out of
 * reach of scripts: the server is asked, and only where the page shows another currency than the one that was chosen.
 */
export function useRememberedPlace(): void {
  const shown = useRef(useCurrency().code);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const remembered = rememberedPlace();
    if (!remembered || remembered.currency === shown.current) return;
    const remind = async () => {
      if (await serverKnowsPlace()) return;
      await keepPlace(remembered);
      await revalidate();
    };
    void remind().catch(() => {});
  }, [revalidate]);
}
