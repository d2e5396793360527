export const webhookEvents = [
  'order.placed',
  'order.cancelled',
  'parcel.shipped',
  'parcel.delivered',
  'return.opened',
  'stock.low',
  'product.changed',
] as const;
/** What a shop's own system is told of. `ping`, a test, goes to one address and is not listed. */
export type WebhookEvent = (typeof webhookEvents)[number];

export const webhookStates = ['on', 'off', 'failed'] as const;
/** `off`: stopped by its shop. `failed`: stopped because nothing arrived there for days. */
export type WebhookState = (typeof webhookStates)[number];

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
/** `waiting`: for its first attempt, or a further one. `failed`: given up. */
export type DeliveryState = (typeof deliveryStates)[number];

export const maxWebhooks = 5;

const hourMs = 3_600_000;
/** Time for which a delivery is tried, and after which an address at which nothing arrives is stopped. */
export const giveUpMs = 72 * hourMs;
/** Time for which the secret of before signs, too. */
export const secretOverlapMs = 24 * hourMs;
/** Days for which events and their deliveries are kept. */
export const keptDays = 30;

const firstRetryMs = 60_000;
const longestRetryMs = 6 * hourMs;

/** Computes how long to wait after so many failed attempts: a minute, doubled each time, at most six hours. */
export const retryDelayMs = (attempts: number): number => Math.min(longestRetryMs, firstRetryMs * 2 ** Math.min(attempts - 1, 20));

/** Problems of an address. */
export type UrlFault = 'wrong' | 'insecure' | 'private';

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
