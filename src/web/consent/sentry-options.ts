import type { BrowserOptions } from '@sentry/react';
import { redactData } from '#shared/redact.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Where tracing headers may go: this machine and the product's own site and API, by the whole address or by a path of our own. */
export function tracedHosts(origins: readonly string[]): RegExp[] {
  return [
    /^https?:\/\/localhost(?::\d+)?(?:[/?#]|$)/,
    /^\/(?!\/)/,
    ...[...new Set(origins)].map((origin) => new RegExp(`^${escaped(origin)}(?:[/?#]|$)`)),
  ];
}

/**
 * What the specification says of error reporting. 50 stack frames, keepalive up to 60,000 bytes and 15 requests, and the refusal
 * inside a browser extension are the library's own; tests hold it to them.
 * @param origins of the product's own site and API
 */
export function sentryOptions(dsn: string, origins: readonly string[]) {
  return {
    dsn,
    tracesSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    replaysOnErrorSampleRate: 1,
    tracePropagationTargets: tracedHosts(origins),
    // Sent whole when a page has loaded: older services that speak the protocol understand this form alone.
    traceLifecycle: 'static',
    // Reports run only with the visitor's consent, and then they may say who is affected: personal data is sent as specified. Bodies,
    // cookies and headers tell nothing about a fault of ours, and addresses leave without what is personal in them.
    dataCollection: { userInfo: true, cookies: false, httpHeaders: false, httpBodies: [], urlQueryParams: true },
    beforeSend: (event) => ({ ...redactData(event), user: event.user }),
    beforeSendTransaction: (event) => ({ ...redactData(event), user: event.user }),
    beforeBreadcrumb: (breadcrumb) => redactData(breadcrumb),
  } satisfies BrowserOptions;
}
/** Causes of an error that are followed. */
export const linkedErrors = 5;
