import type { Context } from '#platform/context.ts';
import { DomainError, type ErrorCode } from '#shared/errors.ts';
import { readUserByEmail } from './queries.ts';

/** Reasons of failed logins in the security log. A wrong second factor is recorded where it is compared. */
const reasons: Partial<Record<ErrorCode, string>> = {
  INVALID_CREDENTIALS: 'wrong-password',
  EMAIL_NOT_VERIFIED: 'not-verified',
  TOTP_REQUIRED: 'second-factor-missing',
  TOO_MANY_REQUESTS: 'too-many-tries',
};

/** Runs a login and records its failure: about the account, or about a digest of the address without one. */
export async function recordFailedSignIn<T>(ctx: Context, email: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // A code without a word of its own is its own word.
    const reason =
      error instanceof DomainError && error.code !== 'INVALID_TOTP'
        ? (reasons[error.code] ?? error.code.toLowerCase().replaceAll('_', '-'))
        : undefined;
    if (reason !== undefined) {
      const user = await readUserByEmail(ctx.db, email);
      const unknown = reason === 'wrong-password' ? 'unknown-account' : reason;
      await ctx.record({
        kind: 'sign-in',
        outcome: 'failure',
        ...(user ? { person: user.id, reason } : { email, reason: unknown }),
      });
    }
    throw error;
  }
}
