import type { Context } from '#platform/context.ts';
import { readRawText } from '#platform/http/read-body.ts';
import { DomainError } from '#shared/errors.ts';
import { takeEvents } from './apply-tracking.ts';
import { carrierOf } from './carriers.ts';

/** Largest body of a webhook, in bytes: it repeats all scans of a parcel. */
const maxWebhookBytes = 256 * 1024;

/**
 * Answers the webhook of the carrier that is booked over the network. What it reports is stored before it is
 * answered; an unknown number is stored, too.
 * @throws {DomainError} NOT_FOUND where no webhook is set up, UNAUTHORIZED where its token is not ours,
 * BAD_REQUEST where it cannot be read
 */
export async function handleTracking(ctx: Context, request: Request): Promise<Response> {
  const body = await readRawText(request, maxWebhookBytes);
  const events = carrierOf(ctx, 'shiprocket')?.parseWebhook(body, request.headers);
  if (events === undefined) throw new DomainError('NOT_FOUND');
  if (events === 'unsigned' || events === 'unreadable') {
    ctx.log.warn({ carrier: 'shiprocket', events }, 'tracking webhook refused');
    throw new DomainError(events === 'unsigned' ? 'UNAUTHORIZED' : 'BAD_REQUEST');
  }
  await takeEvents(ctx, 'shiprocket', 'webhook', events);
  return new Response(null, { status: 200 });
}
