const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;
const minute = 60 * 1000;
type Role = 'buyer' | 'seller' | 'admin';
/**
 * How long a session lasts without being used, and at most, in milliseconds. The more a stolen session could do, the shorter: a buyer's
 * opens one account, a seller's the addresses of many buyers, an admin's everything.
 */
export const sessionLifetimes: Record<Role, { idle: number; most: number }> = {
  buyer: { idle: 30 * day, most: 180 * day },
  seller: { idle: 12 * hour, most: 7 * day },
  admin: { idle: 30 * minute, most: 12 * hour },
};
/** Milliseconds after which a use is written down again. */
export const touchIntervalMs = 5 * 60 * 1000;
/** Milliseconds for which an entered password is good for what needs it again. */
export const recentPasswordMs = 15 * 60 * 1000;

/** When a session of somebody with this role ends that was last used at `usedAt`. */
export function sessionEnd(role: Role, createdAt: Date, usedAt: Date): Date {
  const { idle, most } = sessionLifetimes[role];
  return new Date(Math.min(usedAt.getTime() + idle, createdAt.getTime() + most));
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
