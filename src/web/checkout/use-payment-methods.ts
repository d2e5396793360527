import { useEffect, useState } from 'react';
import type { Method, OfferedMethod } from '#modules/payments/contract.ts';
import { call } from '../browser-api.ts';

export interface PaymentMethods {
  /** Undefined until they are known. */
  all: readonly OfferedMethod[] | undefined;
  /** They could not be fetched. */
  failed: boolean;
  retry: () => void;
}

/** Ways to pay an amount (in paise) to a country. */
export function usePaymentMethods(
  order: { country: string; postalCode?: string | undefined; totalPaise: number } | undefined,
): PaymentMethods {
  const [methods, setMethods] = useState<readonly OfferedMethod[]>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const { country, postalCode, totalPaise } = order ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again
  useEffect(() => {
    if (country === undefined || totalPaise === undefined) return;
    const controller = new AbortController();
    setFailed(false);
    (async () => {
      const { answer } = await call(
        'checkout.listMethods',
        { country, totalPaise, ...(postalCode ? { postalCode } : {}) },
        { signal: controller.signal },
      );
      if (answer) setMethods(answer.methods);
      else if (!controller.signal.aborted) setFailed(true);
    })();
    return () => controller.abort();
  }, [country, postalCode, totalPaise, attempt]);
  return { all: methods, failed, retry: () => setAttempt((count) => count + 1) };
}

/** The one that was picked, as far as it is offered; otherwise the first. */
export function selectedMethod({ all = [] }: PaymentMethods, picked: string | undefined): Method | undefined {
  const offered = all.filter((each) => !each.refused);
  return (offered.find((each) => each.method === picked) ?? offered[0])?.method;
}
