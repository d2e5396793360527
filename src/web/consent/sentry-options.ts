import type { BrowserOptions } from '@sentry/react';
import { redactData } from '#shared/redact.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Targets of tracing headers: localhost and the product's own site and API, by absolute address or path. */
export function tracedHosts(origins: readonly string[]): RegExp[] {
  return [
    /^https?:\/\/localhost(?::\d+)?(?:[/?#]|$)/,
    /^\/(?!\/)/,
    ...[...new Set(origins)].map((origin) => new RegExp(`^${escaped(origin)}(?:[/?#]|$)`)),
  ];
}

/**
 * Options of error reporting as specified. 50 stack frames, keepalive up to 60,000 bytes and 15 requests, and
 * the refusal inside a browser extension are defaults of the library; tests check them.
 * @param origins origins of the product's own site and API
 */
export function sentryOptions(dsn: string, origins: readonly string[]) {
  return {
    dsn,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets: tracedHosts(origins),
    // Sends a trace whole after the page load, the only form that older services of the protocol understand.
    traceLifecycle: 'static',
    // Reports run with consent alone and then name the affected user, as specified. Bodies, cookies and
    // headers explain no error, and personal data is removed from addresses.
    dataCollection: { userInfo: true, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: true },
    beforeSend: (event) => ({ ...redactData(event), user: event.user }),
    beforeSendTransaction: (event) => ({ ...redactData(event), user: event.user }),
    beforeBreadcrumb: (breadcrumb) => redactData(breadcrumb),
  } satisfies BrowserOptions;
}
/** Depth of linked error causes. */
export const linkedErrors = 5;
