/** Webhooks of a shop, at most. */
export const maxWebhooks = 5;

const hourMs = 3_600_000;
/** Time for which a delivery is tried, and after which an address at which nothing arrives is stopped. */
export const giveUpMs = 72 * hourMs;
/** Time for which the secret of before signs, too. */
export const secretOverlapMs = 24 * hourMs;
/** Days for which events and their deliveries are kept. */
export const storedDays = 30;

const firstRetryMs = 60_000;
const longestRetryMs = 6 * hourMs;

/** Computes the wait after so many failed attempts: a minute, doubled each time, at most six hours. */
export const retryDelayMs = (attempts: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 20));

/** Problems of an address. */
type UrlFault = 'wrong' | 'insecure';

/**
 * Checks the address of a webhook by its form; what it resolves to is checked at each connection.
 * @param demo a demonstration also sends without encryption, so that a receiver on this machine can be tried
 * @returns the fault, or undefined
 */
export function urlFault(text: string, demo: boolean): UrlFault | undefined {
  if (!URL.canParse(text)) return 'wrong';
  const { protocol, username, password, hash, hostname } = new URL(text);
  if (username || password || hash || !hostname || !/^https?:$/.test(protocol)) return 'wrong';
  if (protocol === 'http:' && !demo) return 'insecure';
  return undefined;
}
