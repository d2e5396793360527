import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The variant that the address names, and how to choose another one: it shows at once, while the address follows. */
export function useVariant(): [variantId: string | null, choose: (variantId: string) => void] {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [variantId, show] = useOptimistic(query.get('variant'));
  const choose = (next: string) =>
    startTransition(async () => {
      show(next);
      const search = new URLSearchParams(query);
      search.set('variant', next);
      await navigate({ search: `?${search}` }, { replace: true, preventScrollReset: true });
    });
  return [variantId, choose];
}
