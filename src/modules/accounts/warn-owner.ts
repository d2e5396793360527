import { randomBytes } from 'node:crypto';
import { sendMail } from '#modules/notifications/send-mail.ts';
import type { Context } from '#platform/context.ts';
import { type TakenUse, takeLimit } from '#platform/limits/take-limit.ts';
import { Failure } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { signInWarningMail } from './account-mails.ts';
import { tokenHash } from './find-actor.ts';
import { hasOpenWarning, lockUserByEmail } from './queries.ts';
import { inVain } from './send-code.ts';
import { signInWarnings } from './tables.ts';

const day = 24 * 60 * 60;
/** Longer than the time in which no further mail is sent. */
const life = 2 * day;
const byMailbox = { name: 'sign-in warnings', most: 3, seconds: day };

/**
 * Tells the owner of an account by mail that somebody goes on failing to log in. The mail's link lets one more browser log in whatever
 * strangers do, and ends every session. One mail a day, and another, up to three, only once the link of the last was used: during an
 * attack there is always one in the mailbox that works. The same work for an address without an account.
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
          expiresAt: new Date(now.getTime() + life * 1000),
        });
      await sendMail(tx, signInWarningMail(tx, { to: email, language: user?.language ?? 'en', token }));
    };
    const sends = await takeMail(tx, email);
    if (user && isNeeded && sends) return send();
    await sends?.putBack();
    return inVain(tx, send);
  });
}

/** Counts one mail; undefined where there were enough. */
async function takeMail(ctx: Context, email: string): Promise<TakenUse | undefined> {
  try {
    return await takeLimit(ctx, byMailbox, email);
  } catch (error) {
    if (error instanceof Failure) return undefined;
    throw error;
  }
}
