import type { Context } from '#platform/context.ts';

/**
 * What another part of the shop keeps about a person. The parts stand above accounts and are handed over when the application is put together, so that an export and an erasure forget none of them.
 */
export interface PersonPart {
  name: string;
  /** Everything kept about the person, for the person to read. */
  collect(ctx: Context, userId: string): Promise<unknown>;
  /** Why the person cannot be erased yet, in words for the person; undefined where nothing stands in the way. */
  obstacle?(ctx: Context, userId: string): Promise<string | undefined>;
  /** Ends what this browser may open besides its session. Called when a session ends on purpose. */
  leaveBrowser?(ctx: Context): Promise<void>;
  /** Erases what is personal, in the transaction of the erasure. */
  erase(ctx: Context, userId: string, email: string): Promise<void>;
}
