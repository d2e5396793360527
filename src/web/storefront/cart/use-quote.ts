import { useEffect, useState } from 'react';
import type { Quote } from '#modules/cart/contract.ts';
import { rememberedPlace } from '../../components/place-record.ts';
import { useAskAgain } from '../../components/use-ask-again.ts';

/** The API takes this many variants at once. */
const atOnce = 100;
/** Presses that follow each other closely are one question. */
const restMs = 120;

interface Answer {
  quote: Quote | undefined;
  /** What the quote answers; another wish is on its way where this is not it. */
  of: string;
  failed: boolean;
}

export interface Wish {
  items: readonly { variantId: string; qty: number }[] | undefined;
  coupon?: string | undefined;
}

/** What the shop asks for these pieces now. The last answer stays until the next one is there. */
export function useQuote({ items, coupon }: Wish): { quote: Quote | undefined; isCurrent: boolean; failed: boolean; retry: () => void } {
  const [answer, setAnswer] = useState<Answer>({ quote: undefined, of: '', failed: false });
  const { attempt, askAgain } = useAskAgain();
  const asked = items?.slice(0, atOnce).map(({ variantId, qty }) => ({ variantId, qty }));
  const wish = asked && asked.length > 0 ? JSON.stringify({ items: asked, coupon }) : '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (wish === '') return;
    const controller = new AbortController();
    const ask = async () => {
      try {
        const response = await fetch('/api/v1/cart/quote', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...JSON.parse(wish), country: rememberedPlace()?.country_code ?? 'IN' }),
          signal: AbortSignal.any([controller.signal, AbortSignal.timeout(15_000)]),
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const quote = (await response.json()) as Quote;
        if (!controller.signal.aborted) setAnswer({ quote, of: wish, failed: false });
      } catch {
        if (!controller.signal.aborted) setAnswer((before) => ({ ...before, failed: true }));
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wish, attempt]);

  const retry = () => {
    setAnswer((before) => ({ ...before, failed: false }));
    askAgain();
  };
  return { quote: answer.quote, isCurrent: answer.of === wish && !answer.failed, failed: answer.failed, retry };
}
