import { isIP } from 'node:net';

/**
 * `1.2.3.4:567`, `[::1]:567` and `::ffff:1.2.3.4` without port and brackets; undefined where it is no
 * address.
 */
function normalizeAddress(text: string): string | undefined {
  let address = text.trim();
  if (address.startsWith('[')) address = address.slice(1, address.indexOf(']'));
  else if (address.indexOf(':') === address.lastIndexOf(':') && address.includes(':')) address = address.slice(0, address.indexOf(':'));
  const zone = address.indexOf('%');
  if (zone >= 0) address = address.slice(0, zone);
  const mapped = address.toLowerCase().startsWith('::ffff:') ? address.slice(7) : address;
  if (isIP(mapped) === 4) return mapped;
  return isIP(address) ? address : undefined;
}

/**
 * Finds the address of the caller. Each of our proxies appends the address it saw, so the last `trusted`
 * entries are true and anything before them is what the caller claims. Too few entries mean that a proxy was
 * passed by: then the oldest true one counts.
 */
export function clientAddress(remote: string, forwardedFor: string | null, trusted: number): string {
  const seen = normalizeAddress(remote) ?? remote;
  if (trusted === 0 || !forwardedFor) return seen;
  const entries = forwardedFor.split(',');
  return normalizeAddress(entries[Math.max(0, entries.length - trusted)] ?? '') ?? seen;
}

/** Key that rate limits count by: an IPv4 address, or the /64 of one IPv6 customer. */
export function rateLimitKey(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? 0 : tail.split(':').length;
    while (groups.length < 8 - after) groups.push('0');
    if (tail !== '') groups.push(...tail.split(':'));
  }
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
