import { readWhatsAppWebhook } from '#modules/notifications/whatsapp.ts';
import type { Context } from '#platform/context.ts';
import { readRawText } from '#platform/http/read-body.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { isSameSecret } from '#platform/same-secret.ts';
import { DomainError } from '#shared/errors.ts';
import { deleteConsentsOfPhones, failOverdue, type TextKey, writeReport } from './queries.ts';
import { sendTextAgainJob } from './send-order-text.ts';

/** Largest body of a webhook, in bytes. */
const maxWebhookBytes = 256 * 1024;
/** Hours after which a message that was not reported as delivered goes another way. */
const deliveredWithinHours = 2;

const again = (tx: Context, key: TextKey) => tx.enqueue(sendTextAgainJob, key, { key: `${key.orderId} ${key.kind} ${key.about}` });

/**
 * Takes the reports on messages by WhatsApp. One that failed goes by SMS, where its buyer asked for that,
 * too; who answers STOP gets no more.
 * @throws {DomainError} NOT_FOUND without an account, UNAUTHORIZED where the signature is not the app's,
 * BAD_REQUEST where it cannot be read
 */
export async function handleWhatsApp(ctx: Context, request: Request): Promise<Response> {
  const account = ctx.app.texts.whatsApp;
  if (!account) throw new DomainError('NOT_FOUND');
  const found = readWhatsAppWebhook(account, await readRawText(request, maxWebhookBytes), request.headers.get('x-hub-signature-256'));
  if (found === 'unsigned' || found === 'unreadable') {
    ctx.log.warn({ found }, 'report on a message refused');
    throw new DomainError(found === 'unsigned' ? 'UNAUTHORIZED' : 'BAD_REQUEST');
  }
  await ctx.transaction(async (tx) => {
    // In one order everywhere, so that two requests with the same reports do not wait for each other.
    for (const report of found.reports.toSorted((a, b) => (a.reference < b.reference ? -1 : 1))) {
      const key = await writeReport(tx.db, report);
      if (key && report.state === 'failed') await again(tx, key);
    }
    if (found.ended.length > 0) await deleteConsentsOfPhones(tx.db, found.ended);
  });
  return new Response(null, { status: 200 });
}

/**
 * Answers the question with which Meta makes sure that the address is ours.
 * @throws {DomainError} NOT_FOUND without an account, UNAUTHORIZED where the token is not ours
 */
export function proveWhatsApp(ctx: Context, request: Request): Response {
  const account = ctx.app.texts.whatsApp;
  if (!account) throw new DomainError('NOT_FOUND');
  const asked = new URL(request.url).searchParams;
  if (asked.get('hub.mode') !== 'subscribe' || !isSameSecret(asked.get('hub.verify_token'), account.verifyToken))
    throw new DomainError('UNAUTHORIZED');
  const challenge = asked.get('hub.challenge') ?? '';
  return new Response(/^[\w-]{1,200}$/.test(challenge) ? challenge : '', { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

/** Sends by SMS what was not reported as delivered in time, such as to a phone without WhatsApp. */
export const followWhatsAppsJob: JobDefinition = {
  name: 'follow-whatsapps',
  retries: 0,
  timeoutSeconds: 60,
  cron: '*/10 * * * *',
  async handle(_, ctx) {
    await ctx.transaction(async (tx) => {
      for (const key of await failOverdue(tx.db, new Date(tx.now().getTime() - deliveredWithinHours * 3_600_000))) await again(tx, key);
    });
  },
};
