import type { ErasureBlocker } from '#shared/erasure-blockers.ts';
import type { Context } from './context.ts';

/**
 * The personal data of one module. Accounts sits below the modules that hold such data, so they hand it over
 * in their manifests, and an export or an erasure forgets none of them. `userId` names the account, `email`
 * its current address.
 */
export interface PersonalDataSource {
  /** Key of its section in an export. */
  name: string;
  /**
   * Takes the locks of writers that do not lock the account's row: in the erasure's transaction, before any
   * check.
   */
  lock?(ctx: Context, userId: string, email: string): Promise<void>;
  /** Runs in the transaction that records that a code proved `email` to belong to the person. */
  onEmailVerified?(ctx: Context, userId: string, email: string): Promise<void>;
  /** Returns everything stored about the person, as JSON that the person can read. */
  export(ctx: Context, userId: string): Promise<unknown>;
  /** Finds what has to be finished before the person can be erased; undefined where nothing blocks it. */
  erasureBlocker?(ctx: Context, userId: string): Promise<ErasureBlocker | undefined>;
  /** Ends what this browser may open besides its session. Runs when a session ends on purpose. */
  onSignOut?(ctx: Context): Promise<void>;
  /** Deletes or overwrites the personal data, in the erasure's transaction. */
  erase(ctx: Context, userId: string, email: string): Promise<void>;
}
