import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import type { Mail } from './mail.ts';
import { sendMail } from './send-mail.ts';

/** Bounds the mails that strangers can send to another's mailbox, over all kinds of mails. */
const byRecipient = { name: 'mails to an unproved address', max: 10, seconds: 60 * 60 };

/**
 * Sends a mail to an address that was typed and not verified: ten an hour, over all kinds of mails. The use
 * case that causes it continues without it.
 * @returns the mail's identifier; undefined where the limit is used up
 */
export async function sendUnverifiedMail(ctx: Context, mail: Mail): Promise<string | undefined> {
  try {
    await consumeRateLimit(ctx, byRecipient, mail.to.toLowerCase());
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    ctx.log.warn({ kind: mail.kind }, 'mail not sent: too many to an unproved address');
    return undefined;
  }
  return sendMail(ctx, mail);
}
