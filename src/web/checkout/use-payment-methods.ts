import { useEffect, useState } from 'react';
import type { Method, OfferedMethod } from '#modules/payments/contract.ts';

export interface PaymentMethods {
  /** Undefined until they are known. */
  all: readonly OfferedMethod[] | undefined;
  /** They could not be fetched. */
  failed: boolean;
  retry: () => void;
}

/** Ways to pay an amount (in paise) to a country. */
export function usePaymentMethods(order: { country: string; totalPaise: number } | undefined): PaymentMethods {
  const [methods, setMethods] = useState<readonly OfferedMethod[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const query = order && new URLSearchParams({ country: order.country, totalPaise: String(order.totalPaise) }).toString();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (query === undefined) return;
    const controller = new AbortController();
    setFailed(false);
    (async () => {
      try {
        const response = await fetch(`/api/v1/payments/methods?${query}`, { signal: controller.signal });
        if (!response.ok) throw new Error(`status ${response.status}`);
        setMethods(((await response.json()) as { methods: OfferedMethod[] }).methods);
      } catch {
        if (!controller.signal.aborted) setFailed(true);
      }
    })();
    return () => controller.abort();
  }, [query, attempt]);
  return { all: methods, failed, retry: () => setAttempt((count) => count + 1) };
}

/** The one that was picked, as far as it is offered; otherwise the first. */
export function selectedMethod({ all = [] }: PaymentMethods, picked: string | undefined): Method | undefined {
  const offered = all.filter((each) => !each.refused);
  return (offered.find((each) => each.method === picked) ?? offered[0])?.method;
}
