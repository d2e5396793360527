import { randomBytes } from 'node:crypto';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimit, type RateLimitUse } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { signInWarningMail } from './account-mails.ts';
import { tokenHash } from './find-actor.ts';
import { simulateSend } from './issue-code.ts';
import { hasOpenWarning, lockUserByEmail } from './queries.ts';
import { signInWarnings } from './tables.ts';

const day = 24 * 60 * 60;
/** Longer than the time in which no further mail is sent. */
const tokenTtlSeconds = 2 * day;
const byMailbox = { name: 'sign-in warnings', max: 3, seconds: day };

/**
 * Warns the owner of an account by mail about repeated failed logins. The link makes one more browser known,
 * and can end all sessions. One mail a day, and up to three once the link of the last was used: during an
 * attack the mailbox always holds a working link. Does the same work for an address without an account.
 */
export async function warnOwner(ctx: Context, email: string): Promise<void> {
  await ctx.transaction(async (tx) => {
    const user = await lockUserByEmail(tx.db, email);
    const now = tx.now();
    const isNeeded = !(await hasOpenWarning(tx.db, email, new Date(now.getTime() - day * 1000)));
    const token = randomBytes(32).toString('base64url');
    const send = async () => {
      if (user)
        await tx.db.orm.insert(signInWarnings).values({
          id: newId(),
          userId: user.id,
          tokenHash: tokenHash(token),
          createdAt: now,
          expiresAt: new Date(now.getTime() + tokenTtlSeconds * 1000),
        });
      await sendMail(tx, signInWarningMail(tx, { to: email, language: user?.language ?? 'en', token }));
    };
    const sends = await consumeMailLimit(tx, email);
    if (user && isNeeded && sends) return send();
    await sends?.release();
    return simulateSend(tx, send);
  });
}

/** Counts one mail; undefined where there were enough. */
async function consumeMailLimit(ctx: Context, email: string): Promise<RateLimitUse | undefined> {
  try {
    return await consumeRateLimit(ctx, byMailbox, email);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
}
