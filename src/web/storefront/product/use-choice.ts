import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Choice, choiceIn, type SelectableVariant, writeChoice } from './variant-choice-rules.ts';

/** The choice in the address and its setter; the new one shows at once while the navigation follows. */
export function useChoice(variants: readonly SelectableVariant[]): [choice: Choice, choose: (choice: Choice) => void] {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [choice, show] = useOptimistic(choiceIn(variants, { variant: query.get('variant'), color: query.get('color') }));
  const choose = (next: Choice) =>
    startTransition(async () => {
      show(next);
      await navigate({ search: writeChoice(new URLSearchParams(query), variants, next) }, { replace: true, preventScrollReset: true });
    });
  return [choice, choose];
}
