import { useEffect, useRef, useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { useRefetchOnFocus } from '../components/use-refetch-on-focus.ts';
import { loadMarket } from '../market/saved-market.ts';

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
}

interface QuoteState {
  /** The latest quote; of an earlier request while the next is pending. */
  quote: Quote | undefined;
  /** The quote answers the current request. */
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

/** Quotes these items: whenever the request changes and when the page becomes visible again. Outdated responses are dropped. */
export function useQuote({ items, country = loadMarket()?.country_code ?? 'IN', ...extra }: QuoteRequest): QuoteState {
  const [answer, setAnswer] = useState({ quote: undefined as Quote | undefined, of: '', failed: false });
  const { attempt, refetch } = useRefetchOnFocus();
  const isFirst = useRef(true);
  const limited = items.slice(0, maxItems).map(({ variantId, qty }) => ({ variantId, qty }));
  const request = limited.length > 0 ? JSON.stringify({ items: limited, country, ...extra }) : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` refetches
  useEffect(() => {
    if (request === '') return;
    const controller = new AbortController();
    const fetchQuote = async () => {
      try {
        const response = await fetch('/api/v1/cart/quote', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: request,
          signal: AbortSignal.any([controller.signal, AbortSignal.timeout(15_000)]),
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const quote = (await response.json()) as Quote;
        if (!controller.signal.aborted) setAnswer({ quote, of: request, failed: false });
      } catch {
        if (!controller.signal.aborted) setAnswer((before) => ({ ...before, failed: true }));
      }
    };
    const timer = setTimeout(() => void fetchQuote(), isFirst.current ? 0 : debounceMs);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [request, attempt]);

  const retry = () => {
    setAnswer((before) => ({ ...before, of: '', failed: false }));
    refetch();
  };
  return { quote: answer.quote, isCurrent: answer.of === request && !answer.failed, failed: answer.failed, retry };
}
