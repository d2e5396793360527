import type { Config } from '#config.ts';
import type { ThirdPartyOrigins } from '#platform/http/security-headers.ts';

/** Addresses of Google Analytics; its script chooses among those it sends to. */
const googleAnalytics = {
  origin: 'https://www.googletagmanager.com',
  calls: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
};

/**
 * Lists the origins that pages may load from and call: none but the shop, unless the operator has set up
 * analytics, error reports or a CDN for pictures.
 */
export function thirdPartyOrigins({
  analytics,
  sentryDsn,
  mediaUrl,
}: Pick<Config, 'analytics' | 'sentryDsn' | 'mediaUrl'>): ThirdPartyOrigins | undefined {
  if (!analytics && sentryDsn === undefined && mediaUrl === undefined) return undefined;
  return {
    pictures: mediaUrl === undefined ? [] : [new URL(mediaUrl).origin],
    scripts: analytics ? [analytics.origin] : [],
    connect: [
      ...(analytics ? (analytics.origin === googleAnalytics.origin ? googleAnalytics.calls : [analytics.origin]) : []),
      ...(sentryDsn === undefined ? [] : [new URL(sentryDsn).origin]),
    ],
    // A session replay is packed in a worker.
    workers: sentryDsn !== undefined,
  };
}
