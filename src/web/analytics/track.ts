import type { AnalyticsEvent, TrackedPage } from '#modules/analytics/contract.ts';
import { apiUrl } from '../browser-api.ts';

let queue: AnalyticsEvent[] = [];

/** Visitors who have told their browser that they do not want to be counted are not counted. */
const refusesTracking = () => Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** Sums up for the operator what happens on pages. Nothing about the visitor goes along, so nobody has to be asked. */
export function track(happening: AnalyticsEvent): void {
  if (refusesTracking() || !('sendBeacon' in navigator)) return;
  if (queue.length === 0) setTimeout(flush);
  if (queue.length < 10) queue.push(happening);
}

/** What happens at once travels together, and arrives even when the page is left. */
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
