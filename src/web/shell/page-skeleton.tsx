import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useMessages } from '../messages.tsx';

/** Milliseconds that the old page stays; most pages are there by then, and nothing flashes. */
const patience = 150;

/** The path of a page that has been on its way for a while, where it is another page than the one on the screen. */
export function useLatePath(): string | undefined {
  const here = useLocation().pathname;
  const there = useNavigation().location?.pathname;
  const awaited = there !== undefined && there !== here ? there : undefined;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (awaited === undefined) return;
    const timer = setTimeout(() => setLate(awaited), patience);
    return () => {
      clearTimeout(timer);
      setLate(undefined);
    };
  }, [awaited]);
  // The page may be here while the timer is on its way.
  return late === awaited ? late : undefined;
}

type LatePage = 'product' | 'category' | 'order';

/** The kind of page that is late, of those whose shape is known. */
export function useLatePage(): LatePage | undefined {
  const kind = useLatePath()?.match(/^(?:\/hi)?\/(product|categories|orders)\//)?.[1];
  return kind === 'product' ? 'product' : kind === 'categories' ? 'category' : kind === 'orders' ? 'order' : undefined;
}

const bar = 'rounded-sm bg-sunk';

/** The shape of the page to come. `isSample`: among other things, where nothing is on its way. */
export function PageSkeleton({ of, isSample = false }: { of: LatePage; isSample?: boolean }) {
  const t = useMessages().shell;
  useLayoutEffect(() => {
    if (!isSample) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isSample]);
  return (
    <div aria-busy={!isSample} className="page pb-20">
      {!isSample && (
        <p role="status" className="sr-only">
          {t.loadingPage}
        </p>
      )}
      <div aria-hidden="true" className="waiting">
        <div className={of === 'order' ? `h-10 w-64 ${bar}` : `h-4 w-48 ${bar}`} />
        {of === 'order' ? (
          <>
            <div className={`mt-3 h-5 w-44 ${bar}`} />
            <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
              <div className="h-96 rounded-sm border border-line bg-raised p-6">
                <div className={`h-6 w-1/2 ${bar}`} />
                <div className={`mt-12 h-1.5 ${bar}`} />
                <div className={`mt-24 size-24 ${bar}`} />
              </div>
              <div className="h-64 rounded-sm border border-line bg-raised p-6">
                <div className={`h-6 w-1/3 ${bar}`} />
                <div className={`mt-6 h-4 ${bar}`} />
                <div className={`mt-4 h-4 ${bar}`} />
              </div>
            </div>
          </>
        ) : of === 'product' ? (
          <div className="mt-7 grid gap-8 lg:mt-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-16">
            <div className="aspect-square bg-sunk max-lg:-mx-(--gutter) lg:rounded-sm" />
            <div className="grid content-start gap-5">
              <div className={`h-5 w-1/2 ${bar}`} />
              <div className={`h-10 ${bar}`} />
              <div className={`h-10 w-2/3 ${bar}`} />
              <div className={`mt-4 h-9 w-1/3 ${bar}`} />
              <div className={`mt-8 h-13 ${bar}`} />
            </div>
          </div>
        ) : (
          <>
            <div className={`mt-8 h-12 w-2/3 max-w-note ${bar}`} />
            <div className={`mt-5 h-5 w-full max-w-lead ${bar}`} />
            <div className="mt-16 grid grid-cols-2 gap-x-4 gap-y-9 sm:gap-x-6 md:grid-cols-3 lg:ml-74 xl:grid-cols-4">
              {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((place) => (
                <div key={place}>
                  <div className={`aspect-square ${bar}`} />
                  <div className={`mt-4 h-4 w-4/5 ${bar}`} />
                  <div className={`mt-2.5 h-3.5 w-1/2 ${bar}`} />
                </div>
              ))}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
