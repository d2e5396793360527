import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from '../hydration/when-idle.ts';
import { useRootData } from '../settings.ts';
import { useConsent } from './consent-store.ts';
import { discardErrors } from './early-errors.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

let started = false;

let reporters: Promise<typeof import('./reporters.ts')> | undefined;

/** In the order of the calls, for which all wait on one loading: two would overtake each other. What could not be loaded is no loss. */
function withReporters(what: (loaded: typeof import('./reporters.ts')) => Promise<void>): void {
  reporters ??= whenIdle.then(() => import('./reporters.ts'));
  reporters.then(what).catch(() => {});
}

/**
 * Stands between the page and whoever would like to hear of it. Until the visitor agrees nothing is loaded and nothing leaves; where
 * the operator has set nothing up, nothing is asked.
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
