import { pathOf } from './request-variables.ts';

/**
 * Headers of every answer, save those of subresources, with names in lower case, so that none is there twice.
 * A page brings its own content policy.
 */
const baseHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** Headers that matter only where an address is opened as a page. */
const documentHeaders: readonly string[] = [
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'content-security-policy',
];
const subresourceTypes = /^(?:font\/|image\/(?!svg)|text\/(?:css|javascript))/;

/**
 * Whether an answer is a part of pages and never one itself: a picture, a typeface, a style sheet, a script.
 * They are many, and small.
 */
export const isSubresource = (path: string, type: string): boolean =>
  /^\/(?:assets|media|workplace\/assets)\//.test(path) && subresourceTypes.test(type);

/** Those of `headers` that a subresource needs. */
export const subresourceHeaders = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !documentHeaders.includes(name)));

/** A browser that saw it over https never uses plain http for this host again. */
const transportSecurity = 'max-age=63072000; includeSubDomains';

/** @param publicUrl origin of the shop: only one with https promises https */
export function securityHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return publicUrl.startsWith('https:') ? { ...baseHeaders, 'strict-transport-security': transportSecurity } : baseHeaders;
}

/**
 * Headers that every answer carries unless it brings its own: `all`, what of them a subresource needs, and
 * those where the address holds the token of a mailed link, which no browser may pass on.
 */
export interface DefaultHeaders {
  readonly all: Readonly<Record<string, string>>;
  readonly subresource: Readonly<Record<string, string>>;
  readonly mailedLink: Readonly<Record<string, string>>;
}

/** Tells whether the query of an address holds the token of a mailed link. */
const holdsToken = (url: string): boolean => /[?&]token=/.test(url);

export function createDefaultHeaders(publicUrl: string): DefaultHeaders {
  const all = securityHeaders(publicUrl);
  return { all, subresource: subresourceHeaders(all), mailedLink: { ...all, 'referrer-policy': 'no-referrer' } };
}

/** Adds the default headers and the request's id to the response of an address. */
export function addDefaultHeaders(response: Response, url: string, requestId: string, headers: DefaultHeaders): Response {
  const isPart = isSubresource(pathOf(url), response.headers.get('content-type') ?? '');
  const defaults = isPart ? headers.subresource : holdsToken(url) ? headers.mailedLink : headers.all;
  try {
    for (const name in defaults) if (!response.headers.has(name)) response.headers.set(name, defaults[name] as string);
    response.headers.set('x-request-id', requestId);
    // The renderer of pages keeps the status of a call that failed, and none of its headers.
    if (response.status === 503 && !response.headers.has('retry-after')) response.headers.set('retry-after', '1');
    return response;
  } catch {
    // The headers of a response that the platform made, such as a redirect, are fixed.
    return addDefaultHeaders(new Response(response.body, response), url, requestId, headers);
  }
}

/** Sources outside the shop that a page may use, where the operator has set up a service that needs them. */
export interface ThirdPartyOrigins {
  pictures: readonly string[];
  scripts: readonly string[];
  /** Asked by scripts, also by loading a picture. */
  connect: readonly string[];
  /** A script of ours may run a worker that it made itself. */
  workers: boolean;
}

/**
 * The content policy of a page.
 * @param scripts sources that may run beside files of our own: `'sha256-…'` for cached pages, `'nonce-…'` for
 * personal ones
 * @param allow `styles` that stand in the page itself, by hash; `development` lets the development server put
 * some there
 */
export function contentPolicy(
  scripts: readonly string[],
  allow: { styles?: readonly string[]; development?: boolean; outside?: ThirdPartyOrigins | undefined } = {},
): string {
  const { pictures = [], scripts: foreign = [], connect: calls = [], workers = false } = allow.outside ?? {};
  const styles = allow.development ? ["'unsafe-inline'"] : (allow.styles ?? []);
  return [
    `default-src 'self'`,
    ['script-src', "'self'", ...foreign, ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    [`img-src 'self' data:`, ...pictures, ...calls].join(' '),
    `media-src 'self'`,
    `font-src 'self'`,
    ["connect-src 'self'", ...calls].join(' '),
    ...(workers ? ["worker-src 'self' blob:"] : []),
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
