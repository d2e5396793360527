import { useEffect, useState } from 'react';
import type { OfferedMethod } from '#modules/payments/contract.ts';

/** Ways to pay an amount (in paise) to a country; undefined until they are known. */
export function useMethods(order: { country: string; totalPaise: number } | undefined): readonly OfferedMethod[] | undefined {
  const [methods, setMethods] = useState<readonly OfferedMethod[]>();
  const query = order && new URLSearchParams({ country: order.country, totalPaise: String(order.totalPaise) }).toString();
  useEffect(() => {
    if (query === undefined) return;
    const controller = new AbortController();
    (async () => {
      try {
        const response = await fetch(`/api/v1/payments/methods?${query}`, { signal: controller.signal });
        if (response.ok) setMethods(((await response.json()) as { methods: OfferedMethod[] }).methods);
      } catch {
        // The next change of the order asks again.
      }
    })();
    return () => controller.abort();
  }, [query]);
  return methods;
}
