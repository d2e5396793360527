/** Browsers of a member to which news of a shop come; the one turned on first gives way. */
export const maxBrowsers = 5;
/** Time for which a push service keeps a message for a browser that is off, in seconds: a day. */
export const ttlSeconds = 86_400;

/** Hosts of the push services of Chrome and Edge, Firefox, Safari, and Windows; `*.` is any host below it. */
const knownHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

const isKnown = (host: string) => knownHosts.some((known) => (known.startsWith('*.') ? host.endsWith(known.slice(1)) : host === known));

/**
 * Tells whether messages may be sent to an address: one of a known push service, encrypted and at the usual
 * port, or one of the operator's own services.
 */
export function isPushAddress(text: string, ownServices: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host, origin, username, password } = new URL(text);
  if (username || password) return false;
  return ownServices.includes(origin) || (protocol === 'https:' && isKnown(host));
}

/**
 * Reads what became of a message. `gone`: the browser takes no more. `later`: worth another attempt.
 * `refused`: another attempt would be refused as well.
 * Source: RFC 8030, sections 5 and 7.3.
 */
export function outcomeOf({
  outcome,
  status = 0,
}: {
  outcome: 'answered' | 'address' | 'timeout' | 'unreachable';
  status?: number;
}): 'arrived' | 'gone' | 'later' | 'refused' {
  if (outcome === 'address') return 'gone';
  if (outcome !== 'answered') return 'later';
  if (status >= 200 && status < 300) return 'arrived';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}
