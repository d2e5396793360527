import type { Context } from '#platform/context.ts';

/**
 * What another part of the shop keeps about a person. The parts stand above accounts and are handed over when the application is put together, so that an export and an erasure forget none of them.
 */
export interface PersonalDataSource {
  name: string;
  /** Locks what others change about the person without the account's row, in the transaction of the erasure and before anything is asked. */
  lock?(ctx: Context, userId: string, email: string): Promise<void>;
  /** The person has just proved, with a code, that this address is theirs. In the transaction that notes it. */
  onEmailVerified?(ctx: Context, userId: string, email: string): Promise<void>;
  /** Everything kept about the person, for the person to read. */
  export(ctx: Context, userId: string): Promise<unknown>;
  /** Why the person cannot be erased yet, in words for the person; undefined where nothing stands in the way. */
  erasureBlocker?(ctx: Context, userId: string): Promise<string | undefined>;
  /** Ends what this browser may open besides its session. Called when a session ends on purpose. */
  onSignOut?(ctx: Context): Promise<void>;
  /** Erases what is personal, in the transaction of the erasure. */
  erase(ctx: Context, userId: string, email: string): Promise<void>;
}
