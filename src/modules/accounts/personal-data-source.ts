import type { Context } from '#platform/context.ts';

/**
 * Personal data that a module stores. Modules above accounts implement it and are listed at the composition
 * root, so that export and erasure cover all of them.
 */
export interface PersonalDataSource {
  name: string;
  /**
   * Locks rows that others change without locking the account, in the transaction
   * of the erasure, before blockers are read.
   */
  lock?(ctx: Context, userId: string, email: string): Promise<void>;
  /** Called when a code has proved that the address is the user's, in the transaction that records it. */
  onEmailVerified?(ctx: Context, userId: string, email: string): Promise<void>;
  /** Everything kept about the person, for the person to read. */
  export(ctx: Context, userId: string): Promise<unknown>;
  /** Returns the reason why the account cannot be erased yet; undefined where nothing blocks it. */
  erasureBlocker?(ctx: Context, userId: string): Promise<string | undefined>;
  /** Ends what this browser may open besides its session. Called when a session ends on purpose. */
  onSignOut?(ctx: Context): Promise<void>;
  /** Erases what is personal, in the transaction of the erasure. */
  erase(ctx: Context, userId: string, email: string): Promise<void>;
}
