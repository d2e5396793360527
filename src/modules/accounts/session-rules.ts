const day = 24 * 60 * 60 * 1000;
/** How long a session lasts without being used, and at most, in milliseconds. */
export const sessionLife = { idle: 30 * day, most: 180 * day } as const;
/** Milliseconds after which a use is written down again. */
export const seenEvery = 5 * 60 * 1000;
/** Milliseconds for which an entered password is good for what needs it again. */
export const recently = 15 * 60 * 1000;

/** When a session ends that is used now. */
export function sessionEnd(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLife.idle, createdAt.getTime() + sessionLife.most));
}

/** Whether the password was entered a short while ago. */
export const isRecent = (authenticatedAt: Date, now: Date): boolean => now.getTime() - authenticatedAt.getTime() <= recently;

/** The network of an address: what tells a person apart from the neighbours is dropped. */
export function networkOf(address: string): string {
  const four = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (four) return `${four[1]}.0`;
  const groups = address.split(':');
  return groups.length > 3 ? `${groups.slice(0, 3).join(':')}::` : '';
}
