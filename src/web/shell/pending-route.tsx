import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Milliseconds that the old page stays; most pages are there by then, and nothing flashes. */
const delayMs = 200;

/** The awaited value, once it has been awaited for a while. */
export function useDelayed<T>(awaited: T | undefined): T | undefined {
  const [late, setLate] = useState<T>();
  useEffect(() => {
    if (awaited === undefined) return;
    const timer = setTimeout(() => setLate(awaited), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [awaited]);
  // It may be here while the timer is on its way.
  return late === awaited ? late : undefined;
}

/**
 * The path of a page that has been on its way for a while, where it is another page than the one on the
 * screen.
 */
export function usePendingPath(): string | undefined {
  const here = useLocation().pathname;
  const there = useNavigation().location?.pathname;
  return useDelayed(there !== here ? there : undefined);
}

export type PendingRoute = 'product' | 'category' | 'order' | 'makers' | 'results';

const routeKinds: [RegExp, PendingRoute][] = [
  [/^\/product\//, 'product'],
  [/^\/categories\//, 'category'],
  [/^\/orders\//, 'order'],
  [/^\/makers$/, 'makers'],
];

/** The shape of a page that is late, of those whose shape is known. */
export function usePendingRoute(): { skeleton: ReactNode; isSearch: boolean } | undefined {
  const navigation = useNavigation();
  const path = usePendingPath()?.replace(/^\/hi(?=\/)/, '');
  const [PageSkeleton, setPageSkeleton] = useState<ComponentType<{ of: PendingRoute }>>();
  const isLoading = navigation.state === 'loading';
  useEffect(() => {
    // If it does not load, the old page stays, with the progress bar above it.
    if (isLoading)
      import('../components/page-skeleton.tsx').then(
        (module) => setPageSkeleton(() => module.default),
        () => {},
      );
  }, [isLoading]);
  if (path === undefined || !PageSkeleton) return undefined;
  const isSearch = path === '/search';
  const kind = isSearch ? 'results' : routeKinds.find(([pattern]) => pattern.test(path))?.[1];
  return kind && { skeleton: <PageSkeleton of={kind} />, isSearch };
}
