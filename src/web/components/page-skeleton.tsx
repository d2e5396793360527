import { type ReactNode, useLayoutEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useMessages } from '../messages.tsx';
import type { PendingRoute } from '../shell/pending-route.tsx';
import { GridSkeleton } from './grid-skeleton.tsx';

const bar = 'rounded-sm bg-sunk dark:bg-raised';
/** Layout of a list of products, on desktops beside the filters. */
export const resultsFrame = 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10 xl:gap-14';

const cellKeys = ['a', 'b', 'c', 'd', 'e', 'f'];

/** A line with breadcrumbs alone. */
const crumbs = (
  <div className="h-6 pt-1">
    <div className={`h-4 w-48 ${bar}`} />
  </div>
);

const order = (
  <>
    <div className={`h-10 w-64 ${bar}`} />
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
);

const product = (
  <>
    {crumbs}
    <div className="mt-4 grid gap-x-16 gap-y-8 lg:mt-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="aspect-square bg-sunk dark:bg-raised max-lg:-mx-(--gutter) lg:rounded-sm" />
      <div className="grid content-start gap-5">
        <div className={`h-10 ${bar}`} />
        <div className={`h-10 w-2/3 ${bar}`} />
        <div className={`h-12 w-1/2 ${bar}`} />
        <div className={`mt-4 h-9 w-1/3 ${bar}`} />
        <div className={`mt-8 h-13 ${bar}`} />
      </div>
    </div>
  </>
);

const category = (
  <>
    {crumbs}
    <div className="mt-2 flex items-center gap-4 pb-3 md:gap-10 lg:pb-6">
      <div className="flex-1">
        <div className={`h-9 w-2/3 max-w-note ${bar}`} />
        <div className={`mt-2 h-4 max-w-lead ${bar}`} />
        <div className={`mt-1.5 h-4 w-3/4 max-w-lead ${bar}`} />
      </div>
      <div className={`h-20 w-24 shrink-0 md:h-24 md:w-72 lg:h-28 lg:w-96 ${bar}`} />
    </div>
    <div className={resultsFrame}>
      <div>
        <div className="flex gap-2 overflow-hidden max-lg:-mx-(--gutter) max-lg:border-line max-lg:border-b max-lg:px-(--gutter) max-lg:py-2 lg:flex-col">
          {cellKeys.slice(0, 4).map((key) => (
            <div key={key} className={`h-11 w-36 max-lg:shrink-0 lg:w-full ${bar}`} />
          ))}
        </div>
        <div className={`mt-5 h-11 lg:mt-8 lg:h-96 ${bar}`} />
      </div>
      <div className="max-lg:mt-5">
        <div className={`mb-6 h-11 w-56 max-lg:hidden lg:ml-auto ${bar}`} />
        <GridSkeleton kind="category" />
      </div>
    </div>
  </>
);

const makers = (
  <>
    {crumbs}
    <div className={`mt-7 h-11 w-2/3 max-w-note lg:mt-9 lg:h-18 ${bar}`} />
    <div className={`mt-4 h-24.5 max-w-lead md:h-16 ${bar}`} />
    <div className="mt-8 h-48.5 border-line border-y md:h-15.5" />
    <div className="mt-10 gap-x-16 md:columns-2 xl:columns-3">
      {cellKeys.map((key) => (
        <div key={key} className="mb-12 break-inside-avoid border-line border-t pt-5">
          <div className={`h-9 w-1/2 ${bar}`} />
          {cellKeys.slice(0, 2).map((maker) => (
            <div key={maker} className="mt-5 flex items-center gap-5">
              <div className={`aspect-[4/5] w-28 shrink-0 ${bar}`} />
              <div className="flex-1">
                <div className={`h-6 ${bar}`} />
                <div className={`mt-2.5 h-4 w-4/5 ${bar}`} />
                <div className={`mt-2.5 h-3.5 w-2/3 ${bar}`} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  </>
);

const results = (
  <>
    <div className={`mb-4 h-9 w-2/3 max-w-lead sm:mb-6 sm:h-11.5 ${bar}`} />
    <ResultsSkeleton />
  </>
);

const skeletons: Record<PendingRoute, ReactNode> = { order, product, category, makers, results };

/**
 * Placeholder of the page that a navigation loads. `isSample`: shown on the design page, outside a
 * navigation.
 */
export default function PageSkeleton({ of, isSample = false }: { of: PendingRoute; isSample?: boolean }) {
  const t = useMessages().shell;
  const { location } = useNavigation();
  // Going back, the browser changes the address before the page has loaded.
  const [isReturning] = useState(() => location !== undefined && location.pathname === window.location.pathname);
  useLayoutEffect(() => {
    const isCalm = isReturning || matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!isSample) window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
  }, [isSample, isReturning]);
  const isWide = of === 'results';
  return (
    <div aria-busy={!isSample}>
      {!isSample && (
        <p role="status" className="sr-only">
          {t.loadingPage}
        </p>
      )}
      {isWide && <div aria-hidden="true" className="h-27 border-line border-b md:h-18" />}
      <div aria-hidden="true" className={`waiting pb-20 [&_.waiting]:animate-none ${isWide ? 'page-wide pt-4 sm:pt-6' : 'page'}`}>
        {skeletons[of]}
      </div>
    </div>
  );
}

/** Placeholder of loading results. */
export function ResultsSkeleton() {
  return (
    <div aria-hidden="true" className={resultsFrame}>
      <div className="space-y-4 max-lg:hidden waiting">
        {cellKeys.map((key) => (
          <div key={key} className={`h-8 ${bar}`} />
        ))}
      </div>
      <div>
        <div className={`mb-6 h-25 lg:ml-auto lg:h-11 lg:w-56 ${bar}`} />
        <GridSkeleton kind="search" count={12} />
      </div>
    </div>
  );
}
