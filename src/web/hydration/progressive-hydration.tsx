import { Children, type ReactNode, Suspense } from 'react';

/**
 * Lets the browser take over a page's parts one after the other instead of all at once, so that a slow phone answers in between. The
 * server's markup stays as it is meanwhile, and a part that is pressed before its turn is taken over at that moment. Each part waits
 * for the one before, for parts side by side would share one turn.
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
