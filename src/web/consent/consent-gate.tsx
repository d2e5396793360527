import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { afterLoad } from '../after-load.ts';
import { useRootData } from '../settings.ts';
import { useConsent } from './consent-store.ts';
import { forgetErrors } from './early-errors.ts';

const ConsentBanner = lazy(() => import('./consent-banner.tsx'));

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
    if (!reporting || choice === 'declined') forgetErrors();
    if (!reporting || choice === undefined) return;
    if (choice === 'declined') {
      if (started) void import('./reporters.ts').then((reporters) => reporters.stop());
      return;
    }
    started = true;
    void afterLoad.then(() => import('./reporters.ts')).then((reporters) => reporters.start(reporting));
  }, [reporting, choice]);

  useEffect(() => {
    if (!reporting?.analytics || choice !== 'accepted') return;
    void afterLoad.then(() => import('./reporters.ts')).then((reporters) => reporters.pageView(address));
  }, [reporting, choice, address]);

  if (!reporting || !asking) return null;
  return (
    <Suspense>
      <ConsentBanner services={reporting} />
    </Suspense>
  );
}

let started = false;
