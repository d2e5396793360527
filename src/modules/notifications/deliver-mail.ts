import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { type AttachedFile, MailError } from '#platform/mail/transport.ts';
import { beginAttempt, type MailAttempt, recordError, settleMail } from './queries.ts';
import { renderMail } from './render-mail.ts';

/** Attempts after the first one: half a minute, doubled up to an hour, for about two days. */
const retries = 52;

/** Makes the documents that go with a mail; one that is no more, such as of an erased order, is left out. */
async function makeAttachments(ctx: Context, { attachments, language }: MailAttempt): Promise<AttachedFile[]> {
  const files: AttachedFile[] = [];
  for (const { kind, key } of attachments ?? []) {
    const make = ctx.attachments[kind];
    if (!make) throw new Error(`no module attaches ${kind}`);
    const file = await make(ctx, key, language);
    if (file) files.push(file);
  }
  return files;
}

async function transmit(ctx: Context, mail: MailAttempt): Promise<void> {
  const { language } = mail;
  const { mailFrom, brand, publicUrl, supportEmail } = ctx.app.operator;
  const content = { language, subject: mail.subject ?? '', blocks: mail.blocks ?? [] };
  const { subject, text, html } = renderMail(content, ctx.app.operator, { keepsLinks: mail.recipient === supportEmail });
  const unsubscribe = content.blocks.find((block) => block.type === 'link' && block.unsubscribes);
  await ctx.mail.send({
    messageId: `${mail.id}@${new URL(publicUrl).hostname}`,
    date: mail.createdAt,
    from: { name: mailFrom.name ?? brand[language], address: mailFrom.address },
    to: mail.recipient,
    replyTo: mail.replyTo ?? undefined,
    language,
    subject,
    text,
    html,
    attachments: await makeAttachments(ctx, mail),
    unsubscribeUrl: unsubscribe?.type === 'link' ? unsubscribe.url : undefined,
  });
}

/** Sends one mail, unless it was sent or has expired. A failed attempt throws, so that the job is retried. */
export async function deliverMail(ctx: Context, { mail: id }: { mail: string }): Promise<void> {
  const mail = await beginAttempt(ctx.db, id, ctx.now());
  if (!mail) return;
  const isSecret = mail.validUntil !== null;
  if (mail.validUntil && mail.validUntil <= ctx.now()) return settleMail(ctx.db, id, { state: 'expired', now: ctx.now() });
  try {
    await transmit(ctx, mail);
  } catch (error) {
    const failure = error instanceof MailError ? error : new MailError('EFAULT', false);
    if (failure !== error) ctx.log.error({ error, mail: id }, 'mail could not be made');
    const { reason, permanent } = failure;
    if (!permanent && mail.attempts <= retries) {
      await recordError(ctx.db, id, reason);
      throw failure;
    }
    await settleMail(ctx.db, id, { state: 'failed', now: ctx.now(), lastError: reason, keepContent: !isSecret });
    ctx.log.error({ mail: id, kind: mail.kind, reason, attempts: mail.attempts }, 'mail given up');
    return;
  }
  await settleMail(ctx.db, id, { state: 'sent', now: ctx.now() });
}

export const deliverMailJob: JobDefinition<{ mail: string }> = {
  name: 'deliver-mail',
  retries,
  retryDelaySeconds: 30,
  maxRetryDelaySeconds: 3_600,
  timeoutSeconds: 120,
  concurrency: 5,
  handle: (data, ctx) => deliverMail(ctx, data),
};
