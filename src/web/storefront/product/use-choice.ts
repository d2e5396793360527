import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type Choice, choiceIn, type SelectableVariant, writeChoice } from './variant-choice-rules.ts';

/** Resolves once the browser has drawn what was changed before. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * The choice in the address and its setter. The new one shows at once; the navigation, whose rendering a slow
 * phone would wait for, follows its frame.
 */
export function useChoice(variants: readonly SelectableVariant[]): [choice: Choice, choose: (choice: Choice) => void] {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [choice, show] = useOptimistic(choiceIn(variants, { variant: query.get('variant'), color: query.get('color') }));
  const choose = (next: Choice) => {
    const { pathname } = window.location;
    startTransition(async () => {
      show(next);
      await painted();
      if (window.location.pathname !== pathname) return;
      await navigate({ search: writeChoice(new URLSearchParams(query), variants, next) }, { replace: true, preventScrollReset: true });
    });
  };
  return [choice, choose];
}
