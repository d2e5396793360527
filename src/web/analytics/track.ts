import type { AnalyticsEvent, TrackedPage } from '#modules/analytics/contract.ts';
import { apiUrl } from '../browser-api.ts';

let queue: AnalyticsEvent[] = [];

/** Respects Global Privacy Control and Do Not Track. */
const refusesTracking = () => Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** Counts an event for the operator. Nothing about the visitor is sent, so no consent is needed. */
export function track(event: AnalyticsEvent): void {
  if (refusesTracking() || !('sendBeacon' in navigator)) return;
  if (queue.length === 0) setTimeout(flush);
  if (queue.length < 10) queue.push(event);
}

/** Sends queued events together, by a beacon that survives leaving the page. */
function flush(): void {
  const body = new Blob([JSON.stringify({ happened: queue })], { type: 'application/json' });
  queue = [];
  navigator.sendBeacon(apiUrl('analytics.track'), body);
}

const pages: readonly (readonly [pattern: RegExp, page: TrackedPage])[] = [
  [/^\/$/, 'home'],
  [/^\/categories\//, 'category'],
  [/^\/product\//, 'product'],
  [/^\/search$/, 'search'],
  [/^\/cart$/, 'cart'],
  [/^\/makers$/, 'makers'],
  [/^\/makers\//, 'maker'],
  [/^\/sellers\//, 'seller'],
  [/^\/blog(?:\/|$)/, 'blog'],
  [/^\/faqs$/, 'faqs'],
  [/^\/legal\//, 'legal'],
];

/** @param path without a language */
export function trackPage(path: string): void {
  track({ kind: 'page', subject: pages.find(([pattern]) => pattern.test(path))?.[1] ?? 'other' });
}
