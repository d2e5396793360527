import { useEffect, useRef, useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { call } from '../browser-api.ts';
import { useRefetchOnFocus } from '../components/use-refetch-on-focus.ts';
import { loadMarket } from '../market/saved-market.ts';
import { useCurrency } from '../settings.ts';

/** The limit of the API. */
const maxItems = 100;
/** Milliseconds in which changes become one request. */
const debounceMs = 120;

/** Input of a quote; prices are never sent. */
interface QuoteRequest {
  items: readonly { variantId: string; qty: number }[];
  coupon?: string | undefined;
  /** Country of delivery, by default the saved market. */
  country?: string | undefined;
  state?: string | undefined;
  /** PIN code of delivery, for the days. */
  postalCode?: string | undefined;
  /** Asks for the store credit of who is signed in. */
  withCredit?: boolean | undefined;
}

interface QuoteState {
  /** The latest quote; of an earlier request while the next is pending. */
  quote: Quote | undefined;
  /** The quote answers the current request. */
  isCurrent: boolean;
  failed: boolean;
  /** The country that was asked for gets no parcels: the quote is for India. */
  isElsewhere: boolean;
  retry: () => void;
}

/** The rest of a request without its place: a quote for India. */
const atHome = ({ coupon }: Pick<QuoteRequest, 'coupon'>) => (coupon === undefined ? {} : { coupon });

/**
 * Quotes these items: whenever the request changes and when the page becomes visible again. Outdated
 * responses are dropped.
 */
export function useQuote({ items, country: given, ...extra }: QuoteRequest): QuoteState {
  // The pound names a country before one is chosen: small parcels to it bear VAT at the sale.
  const likely = useCurrency().code === 'GBP' ? 'GB' : 'IN';
  const country = given ?? loadMarket()?.country_code ?? likely;
  const [answer, setAnswer] = useState({ quote: undefined as Quote | undefined, of: '', failed: false, isElsewhere: false });
  const { attempt, refetch } = useRefetchOnFocus();
  const isFirst = useRef(true);
  const asked = items.slice(0, maxItems).map(({ variantId, qty }) => ({ variantId, qty }));
  const request = { items: asked, country, ...extra };
  const requestKey = asked.length > 0 ? JSON.stringify(request) : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` refetches
  useEffect(() => {
    if (requestKey === '') return;
    const controller = new AbortController();
    const ask = async () => {
      const options = { signal: controller.signal, timeoutMs: 15_000 };
      const first = await call('cart.quote', request, options);
      const isElsewhere = first.error?.code === 'NOT_SERVED';
      const { answer: quote } = isElsewhere ? await call('cart.quote', { items: asked, ...atHome(extra) }, options) : first;
      if (!controller.signal.aborted)
        setAnswer((before) => (quote ? { quote, of: requestKey, failed: false, isElsewhere } : { ...before, failed: true }));
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : debounceMs);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [requestKey, attempt]);

  const retry = () => {
    setAnswer((before) => ({ ...before, of: '', failed: false }));
    refetch();
  };
  const isCurrent = answer.of === requestKey && !answer.failed;
  return { quote: answer.quote, isCurrent, failed: answer.failed, isElsewhere: answer.isElsewhere, retry };
}
