import { useEffect, useRef, useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { call } from '../browser-api.ts';
import { useRefetchOnFocus } from '../components/use-refetch-on-focus.ts';
import { loadMarket } from '../market/saved-market.ts';

/** The API takes this many variants at once. */
const maxItems = 100;
/** Presses that follow each other closely are one question. */
const debounceMs = 120;

/** What a quote is asked for. Prices never travel this way. */
interface QuoteRequest {
  items: readonly { variantId: string; qty: number }[];
  coupon?: string | undefined;
  /** Where it goes; unless it is said, where this browser is. */
  country?: string | undefined;
  state?: string | undefined;
}

interface QuoteState {
  /** The newest that is known; of an earlier wish while the next one is on its way. */
  quote: Quote | undefined;
  /** The quote answers this wish. */
  isCurrent: boolean;
  failed: boolean;
  retry: () => void;
}

/**
 * What the shop asks for these pieces now: asked whenever the wish changes, and when the page comes back to the front. An answer that
 * was overtaken is dropped.
 */
export function useQuote({ items, country = loadMarket()?.country_code ?? 'IN', ...extra }: QuoteRequest): QuoteState {
  const [answer, setAnswer] = useState({ quote: undefined as Quote | undefined, of: '', failed: false });
  const { attempt, askAgain } = useRefetchOnFocus();
  const isFirst = useRef(true);
  const asked = items.slice(0, maxItems).map(({ variantId, qty }) => ({ variantId, qty }));
  const request = { items: asked, country, ...extra };
  const requestKey = asked.length > 0 ? JSON.stringify(request) : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (requestKey === '') return;
    const controller = new AbortController();
    const ask = async () => {
      const { answer: quote } = await call('cart.quote', request, { signal: controller.signal, timeoutMs: 15_000 });
      if (!controller.signal.aborted)
        setAnswer((before) => (quote ? { quote, of: requestKey, failed: false } : { ...before, failed: true }));
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
    askAgain();
  };
  return { quote: answer.quote, isCurrent: answer.of === requestKey && !answer.failed, failed: answer.failed, retry };
}
