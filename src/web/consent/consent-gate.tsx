import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../hydration/when-idle.ts';
import { useRootData } from '../settings.ts';
import { useConsent } from './consent-store.ts';
import { discardErrors } from './early-errors.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

let started = false;

let reporters: Promise<typeof import('./reporters.ts')> | undefined;

/**
 * Calls the reporters in order once they are loaded, by one import for all calls. A failed import is ignored.
 */
function withReporters(what: (loaded: typeof import('./reporters.ts')) => Promise<void>): void {
  reporters ??= whenIdle.then(() => import('./reporters.ts'));
  reporters.then(what).catch(() => {});
}

/**
 * Loads and calls analytics and error reports only after consent. Asks nothing where the operator has
 * configured neither.
 */
export function ConsentGate() {
  const reporting = useRootData()?.settings.reporting;
  const { choice, asking } = useConsent();
  const { pathname, search } = useLocation();
  const address = pathname + search;

  useEffect(() => {
    if (!reporting || choice === 'declined') discardErrors();
    if (!reporting || choice === undefined) return;
    if (choice === 'accepted') {
      started = true;
      withReporters(({ start }) => start(reporting));
    } else if (started) withReporters(({ stop }) => stop());
  }, [reporting, choice]);

  useEffect(() => {
    if (reporting?.analytics && choice === 'accepted') withReporters(({ pageView }) => pageView(address));
  }, [reporting, choice, address]);

  if (!reporting || !asking) return null;
  return (
    <Suspense>
      <ConsentBanner services={reporting} />
    </Suspense>
  );
}
