import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import type { Mail } from './mail.ts';
import { sendMail } from './send-mail.ts';

/** Acts of strangers must not fill somebody's mailbox, whichever mail they cause. */
const byRecipient = { name: 'mails to an unproved address', max: 10, seconds: 60 * 60 };

/**
 * Sends a mail to an address that somebody merely typed: few an hour, for all occasions together. What caused it goes on without it.
 * @returns the mail's identifier; undefined where it was one too many
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
