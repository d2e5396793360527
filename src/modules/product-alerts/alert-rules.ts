const hour = 3_600_000;
const day = 24 * hour;

/** Requests that wait, of one mailbox. */
export const maxAlerts = 50;

/**
 * Number of people who are notified of one unit within `turnMs`, in the order in which they asked: most do
 * not buy, and those who come mostly find it there.
 */
export const notifiedPerUnit = 5;
/** Time after which the next in line are notified, where units are left. */
export const turnMs = day;

/** Time within which a link confirms an address. */
export const confirmationMs = 2 * day;
/** Time for which a request stays once its mail was sent, so that its turn counts. */
export const notifiedRetentionMs = 30 * day;

/** Returns the day six months later on which a request ends. */
export function expiryOf(now: Date): Date {
  const later = new Date(now);
  later.setUTCMonth(now.getUTCMonth() + 6);
  return later;
}

/** The mailbox of a request: that of an account, or an address that was typed. */
export type Mailbox = { userId: string; email: null } | { userId: null; email: string };
