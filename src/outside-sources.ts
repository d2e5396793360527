import type { OutsideSources } from '#platform/http/security-headers.ts';
import type { Config } from './config.ts';

/** Where Google's script sends what it counts; it chooses among them by itself. */
const google = {
  origin: 'https://www.googletagmanager.com',
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/** What pages may load and call outside the shop: nothing, unless the operator has set up analytics or error reports. */
export function outsideSources({ analytics, sentryDsn }: Pick<Config, 'analytics' | 'sentryDsn'>): OutsideSources | undefined {
  if (!analytics && sentryDsn === undefined) return undefined;
  return {
    scripts: analytics ? [analytics.origin] : [],
    calls: [
      ...(analytics ? (analytics.origin === google.origin ? google.calls : [analytics.origin]) : []),
      ...(sentryDsn === undefined ? [] : [new URL(sentryDsn).origin]),
    ],
    // A session replay is packed in a worker.
    workers: sentryDsn !== undefined,
  };
}
