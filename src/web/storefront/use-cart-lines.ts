import { useEffect, useRef, useState } from 'react';
import type { CartLine } from '#modules/catalog/contract.ts';
import { useAskAgain } from '../components/use-ask-again.ts';

/** The API takes this many variants at once. */
const atOnce = 100;

interface Answer {
  lines: readonly CartLine[];
  state: 'loading' | 'ready' | 'failed';
}

/**
 * What the catalogue says of these variants now. Asked again when a variant comes that was not asked for, when the page comes back
 * to the front, and by `retry`; never for a changed quantity.
 */
export function useCartLines(variantIds: readonly string[] | undefined): Answer & { retry: () => void } {
  const [answer, setAnswer] = useState<Answer>({ lines: [], state: 'loading' });
  const { attempt, askAgain } = useAskAgain();
  const asked = useRef(new Set<string>());
  const ids = variantIds?.slice(0, atOnce).join(',') ?? '';
  const wanted = ids.split(',').some((id) => id !== '' && !asked.current.has(id)) ? ids : undefined;
  const isKnown = variantIds !== undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (!isKnown || ids === '') return;
    if (wanted === undefined && attempt === 0) return;
    const controller = new AbortController();
    (async () => {
      try {
        const response = await fetch(`/api/v1/cart/lines?variants=${encodeURIComponent(ids)}`, {
          signal: AbortSignal.any([controller.signal, AbortSignal.timeout(15_000)]),
        });
        if (!response.ok) throw new Error(`status ${response.status}`);
        const { lines } = (await response.json()) as { lines: CartLine[] };
        for (const id of ids.split(',')) asked.current.add(id);
        setAnswer({ lines, state: 'ready' });
      } catch {
        if (!controller.signal.aborted) setAnswer((before) => ({ lines: before.lines, state: 'failed' }));
      }
    })();
    return () => controller.abort();
  }, [isKnown, wanted, attempt]);

  const retry = () => {
    setAnswer((before) => ({ ...before, state: 'loading' }));
    askAgain();
  };
  return { ...answer, retry };
}
