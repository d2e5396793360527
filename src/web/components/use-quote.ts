import { useEffect, useRef, useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';

/** What a quote is asked for. Prices never travel this way. */
export interface QuoteRequest {
  items: readonly { variantId: string; qty: number }[];
  coupon?: string | undefined;
  email?: string | undefined;
  country?: string | undefined;
  state?: string | undefined;
}

export interface QuoteAnswer {
  /** The newest that is known; of an earlier request while the next one is on its way. */
  quote: Quote | undefined;
  state: 'loading' | 'ready' | 'failed';
  /** Asks again. */
  retry: () => void;
}

/**
 * What a cart costs now. Asked whenever the request changes, shortly after the last change, and when the page comes back to the front.
 * An answer that was overtaken is dropped.
 * @param request undefined until the cart is known; nothing is asked for an empty one
 */
export function useQuote(request: QuoteRequest | undefined): QuoteAnswer {
  const [answer, setAnswer] = useState<Omit<QuoteAnswer, 'retry'>>({ quote: undefined, state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const isFirst = useRef(true);
  const body = request && request.items.length > 0 ? JSON.stringify(request) : undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (body === undefined) return;
    const controller = new AbortController();
    setAnswer((before) => ({ ...before, state: 'loading' }));
    const ask = async () => {
      try {
        const response = await fetch('/api/v1/cart/quote', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body,
          signal: AbortSignal.any([controller.signal, AbortSignal.timeout(15_000)]),
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        setAnswer({ quote: (await response.json()) as Quote, state: 'ready' });
      } catch {
        if (!controller.signal.aborted) setAnswer((before) => ({ ...before, state: 'failed' }));
      }
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : 200);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [body, attempt]);

  useEffect(() => {
    const again = () => {
      if (document.visibilityState === 'visible') setAttempt((count) => count + 1);
    };
    document.addEventListener('visibilitychange', again);
    return () => document.removeEventListener('visibilitychange', again);
  }, []);

  return { ...answer, retry: () => setAttempt((count) => count + 1) };
}
