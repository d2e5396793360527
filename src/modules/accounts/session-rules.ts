const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const minute = 60 * 1000;
type Role = 'buyer' | 'seller' | 'admin';
/**
 * Longest idle time and longest life of a session, in milliseconds. The more a stolen session could do, the
 * shorter: a buyer's opens one account, a seller's the addresses of many buyers, an admin's everything.
 */
export const sessionLifetimes: Record<Role, { idleMs: number; maxMs: number }> = {
  buyer: { idleMs: 30 * day, maxMs: 180 * day },
  seller: { idleMs: 12 * hour, maxMs: 7 * day },
  admin: { idleMs: 30 * minute, maxMs: 12 * hour },
};
/** Milliseconds after which a use is written down again. */
export const touchIntervalMs = 5 * 60 * 1000;
/** Milliseconds for which an entered password is good for what needs it again. */
export const recentPasswordMs = 15 * 60 * 1000;

/** Returns the end of a session with this role that was last used at `usedAt`. */
export function sessionEnd(role: Role, createdAt: Date, usedAt: Date): Date {
  const { idleMs, maxMs } = sessionLifetimes[role];
  return new Date(Math.min(usedAt.getTime() + idleMs, createdAt.getTime() + maxMs));
}

/** Whether the password was entered a short while ago. */
export const isRecent = (authenticatedAt: Date, now: Date): boolean => now.getTime() - authenticatedAt.getTime() <= recentPasswordMs;

/** The network of an address: what tells a person apart from the neighbours is dropped. */
export function networkOf(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (four) return `${four[1]}.0`;
  const groups = address.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}::` : '';
}
