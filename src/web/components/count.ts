import type { CountedPage, Happening } from '#modules/insights/contract.ts';

let waiting: Happening[] = [];

/** Visitors who have told their browser that they do not want to be counted are not counted. */
const wantsNone = () => Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1';

/** Sums up for the operator what happens on pages. Nothing about the visitor goes along, so nobody has to be asked. */
export function count(happening: Happening): void {
  if (wantsNone() || !('sendBeacon' in navigator)) return;
  if (waiting.length === 0) setTimeout(send);
  if (waiting.length < 10) waiting.push(happening);
}

/** What happens at once travels together, and arrives even when the page is left. */
function send(): void {
  const body = new Blob([JSON.stringify({ happened: waiting })], { type: 'application/json' });
  waiting = [];
  navigator.sendBeacon('/api/v1/counts', body);
}

const pages: readonly (readonly [pattern: RegExp, page: CountedPage])[] = [
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
export function countPage(path: string): void {
  count({ kind: 'page', subject: pages.find(([pattern]) => pattern.test(path))?.[1] ?? 'other' });
}
