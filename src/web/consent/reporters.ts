import type { Reporting } from '../settings.ts';
import { loadConsent } from './consent-store.ts';
import { discardErrors } from './early-errors.ts';

/** Each resolves once its service has started. Loaded after consent alone. */
let analytics: Promise<void> | undefined;
let errors: Promise<void> | undefined;

const hasConsent = () => loadConsent().choice === 'accepted';

/** Starts the services that the operator has configured. Idempotent. */
export async function start({ analytics: account, sentryDsn }: Reporting): Promise<void> {
  if (!hasConsent()) return;
  if (account) {
    analytics ??= import('./google-analytics.ts').then(({ startAnalytics }) => {
      if (hasConsent()) startAnalytics(account);
    });
  }
  if (sentryDsn) {
    errors ??= import('./error-reports.ts').then(({ startErrorReports }) => {
      if (hasConsent()) startErrorReports(sentryDsn);
    });
  }
  await Promise.all([analytics, errors]);
}

/** @param address path and query of the page */
export async function pageView(address: string): Promise<void> {
  if (!analytics) return;
  await analytics;
  const { reportPageView } = await import('./google-analytics.ts');
  if (hasConsent()) reportPageView(address);
}

/** Stops all running services, so that no further request is sent. */
export async function stop(): Promise<void> {
  discardErrors();
  const running = { analytics, errors };
  analytics = undefined;
  errors = undefined;
  if (running.analytics) {
    await running.analytics;
    const { stopAnalytics } = await import('./google-analytics.ts');
    stopAnalytics();
  }
  if (running.errors) {
    await running.errors;
    const { stopErrorReports } = await import('./error-reports.ts');
    await stopErrorReports();
  }
}
