import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { checkBlocks, subjectLine } from './check-mail.ts';
import { deliverMailJob } from './deliver-mail.ts';
import type { Mail } from './mail.ts';
import { insertMail } from './queries.ts';

/** Matches one address and nothing else, so that neither a header nor a second recipient can be injected. */
const addressPattern = /^[^\s<>,;:"()[\]\\@\p{Cc}]+@[^\s<>,;:"()[\]\\@\p{Cc}]+$/u;

/**
 * Stores a mail and the job that sends it, in the caller's transaction: it is sent after the commit, never
 * otherwise, and retried for two days while the mail server refuses it.
 * @returns the mail's identifier
 * @throws where an address is invalid, or a button does not lead to a web page
 */
export async function sendMail(ctx: Context, mail: Mail): Promise<string> {
  for (const each of [mail.to, mail.replyTo ?? mail.to])
    if (!addressPattern.test(each)) throw new Error(`${mail.kind}: not a mail address`);
  checkBlocks(mail.blocks);
  const id = newId();
  await ctx.transaction(async (tx) => {
    await insertMail(tx.db, {
      id,
      kind: mail.kind,
      recipient: mail.to,
      replyTo: mail.replyTo ?? null,
      userId: mail.userId ?? null,
      orderId: mail.orderId ?? null,
      language: mail.language,
      subject: subjectLine(mail.subject),
      blocks: mail.blocks,
      attachments: mail.attachments && mail.attachments.length > 0 ? mail.attachments : null,
      validUntil: mail.validUntil ?? null,
      createdAt: tx.now(),
      deliverAfter: mail.deliverAfter ?? null,
    });
    await tx.enqueue(deliverMailJob, { mail: id }, mail.deliverAfter ? { startAfter: mail.deliverAfter } : {});
  });
  return id;
}
