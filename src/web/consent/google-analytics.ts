import { redactUrl } from '#shared/redact.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

interface Account {
  id: string;
  /** Origin of the script. */
  origin: string;
}

let account: Account | undefined;

// The service requires the `arguments` object; it interprets an array differently.
const call: (...args: unknown[]) => void = function () {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
};

/** `true` stops the service for this account. */
const switchOff = (id: string, off: boolean) => Reflect.set(window, `ga-disable-${id}`, off);

/**
 * Loads the service's script. Its automatic page view is off, because each page is reported by
 * `reportPageView`.
 */
export function startAnalytics(to: Account): void {
  account = to;
  switchOff(to.id, false);
  const script = document.createElement('script');
  script.async = true;
  script.src = `${to.origin}/gtag/js?id=${encodeURIComponent(to.id)}`;
  script.dataset.analytics = '';
  document.head.append(script);
  call('js', new Date());
}

/** Reports a navigation. Personal data is removed from the address and the referrer. */
export function reportPageView(address: string): void {
  if (!account) return;
  const path = redactUrl(address);
  call('config', account.id, {
    page_path: path,
    page_location: location.origin + path,
    page_referrer: cleanReferrer(),
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
}

function cleanReferrer(): string {
  if (!URL.canParse(document.referrer)) return '';
  const { origin, pathname, search } = new URL(document.referrer);
  return origin + redactUrl(pathname + search);
}

/** Stops all calls and deletes the cookies that the service set on this host and its parents. */
export function stopAnalytics(): void {
  if (account) switchOff(account.id, true);
  account = undefined;
  document.querySelector('script[data-analytics]')?.remove();
  delete window.dataLayer;
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=.${labels.slice(index).join('.')}`)];
  for (const cookie of document.cookie.split('; ')) {
    const name = cookie.split('=')[0] ?? '';
    if (!/^_g(?:a|id|at|cl)(?:_|$)/.test(name)) continue;
    // biome-ignore lint/suspicious/noDocumentCookie: the newer interface cannot delete a cookie of a parent domain everywhere
    for (const domain of domains) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
