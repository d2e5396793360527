import type { Reporting } from '../settings.ts';
import { loadConsent } from './consent-store.ts';
import { forgetErrors } from './early-errors.ts';

/** Loaded after the visitor has agreed, and what it loads comes after it. */
let analytics: Promise<typeof import('./analytics.ts')> | undefined;
let errors: Promise<typeof import('./error-reports.ts')> | undefined;

const agreed = () => loadConsent().choice === 'accepted';

/** Starts what the operator has set up. May be called again. */
export async function start(reporting: Reporting): Promise<void> {
  const { sentryDsn } = reporting;
  if (!agreed()) return;
  if (reporting.analytics && !analytics) {
    const account = reporting.analytics;
    analytics = import('./analytics.ts').then((loaded) => {
      if (agreed()) loaded.startAnalytics(account);
      return loaded;
    });
  }
  if (sentryDsn && !errors) {
    errors = import('./error-reports.ts').then((loaded) => {
      if (agreed()) loaded.startErrorReports(sentryDsn);
      return loaded;
    });
  }
}

/** @param address path and query of the page */
export async function pageView(address: string): Promise<void> {
  const loaded = await analytics;
  if (agreed()) loaded?.reportPageView(address);
}

/** Stops everything that runs: from here on no call leaves. */
export async function stop(): Promise<void> {
  forgetErrors();
  const [running, reports] = [analytics, errors];
  analytics = undefined;
  errors = undefined;
  (await running)?.stopAnalytics();
  await (await reports)?.stopErrorReports();
}
