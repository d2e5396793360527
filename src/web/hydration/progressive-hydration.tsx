import { Children, type ReactNode, Suspense } from 'react';

/**
 * Hydrates the parts of a page one after the other instead of all at once, so that a slow phone answers in
 * between. The server's markup stays as it is meanwhile, and a part that is pressed before its turn is
 * hydrated at that moment. Each part is nested in the boundary of the one before, because boundaries side by
 * side are hydrated in one task.
 */
export function ProgressiveHydration({ children }: { children: ReactNode }) {
  const [part, ...later] = Children.toArray(children);
  return (
    <Suspense>
      {part}
      {later.length > 0 && <ProgressiveHydration>{later}</ProgressiveHydration>}
    </Suspense>
  );
}
