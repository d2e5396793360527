import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { tokenHash } from './find-actor.ts';
import { trustBrowser } from './known-browser.ts';
import { revokeSessions } from './open-session.ts';
import { lockUser, markWarningUsed, readWarnedUser } from './queries.ts';

const byAddress = { name: 'warning links by address', max: 60, seconds: 60 * 60 };
const invalid = () => new DomainError('INVALID_TOKEN', { token: 'This link was used before, or it has expired.' });

/**
 * Uses the token of a warning with its account locked, so that nothing is written
 * about an account that is being erased.
 */
async function redeemWarning(
  ctx: Context,
  token: string,
  use: 'browserTrustedAt' | 'sessionsEndedAt',
  work: (tx: Context, user: { userId: string; email: string }) => Promise<unknown>,
): Promise<void> {
  await consumeRateLimitByAddress(ctx, byAddress);
  const hash = tokenHash(token);
  await ctx.transaction(async (tx) => {
    const userId = await readWarnedUser(tx.db, hash);
    const user = userId === undefined ? undefined : await lockUser(tx.db, userId);
    if (!user?.email || !(await markWarningUsed(tx.db, hash, use, tx.now()))) throw invalid();
    await work(tx, { userId: user.id, email: user.email });
  });
}

/**
 * Makes this browser known to the account whose mailbox got the token: its owner may log in here in spite of
 * strangers' failures. Opens no session.
 * @throws {DomainError} INVALID_TOKEN
 */
export async function confirmBrowser(ctx: Context, { token }: { token: string }) {
  await redeemWarning(ctx, token, 'browserTrustedAt', trustBrowser);
  return { status: 'success' as const, message: 'This browser may log in now.' };
}

/** Ends every session of the account whose mailbox got the token. @throws {DomainError} INVALID_TOKEN */
export async function endSessionsByMail(ctx: Context, { token }: { token: string }) {
  await redeemWarning(ctx, token, 'sessionsEndedAt', (tx, { userId }) => revokeSessions(tx, userId, 'by a link in the mailbox'));
  return { status: 'success' as const, message: 'You are logged out everywhere.' };
}
