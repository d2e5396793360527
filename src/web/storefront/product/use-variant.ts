import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** The variant in the address and its setter; the new one shows at once while the navigation follows. */
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
