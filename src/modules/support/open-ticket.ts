import { createHash } from 'node:crypto';
import { lockPerson } from '#modules/accounts/lock-person.ts';
import { notify } from '#modules/notifications/notify.ts';
import { sendUnverifiedMail } from '#modules/notifications/send-unverified-mail.ts';
import type { Context } from '#platform/context.ts';
import { consumeRateLimitByAddress } from '#platform/limits/consume-rate-limit.ts';
import { newReadableCode } from '#shared/id.ts';
import { findDuplicateTicket, insertTicket, lockFingerprint } from './queries.ts';
import { dueDates, duplicateWindowMs, referencePrefix, type Ticket, type TicketKind } from './support-rules.ts';
import { ticketNoticeMail } from './ticket-notice-mail.ts';
import { ticketReceivedMail } from './ticket-received-mail.ts';

const hour = 3_600;
/** Generous to many users of one address. */
const byAddress = { name: 'tickets by address', max: 30, seconds: hour };

export function newTicketReference(kind: TicketKind): string {
  return `${referencePrefix[kind]}-${newReadableCode()}`;
}

/**
 * Identifies equal tickets. Without a mailbox, the address tells two requests for the same product apart.
 */
function ticketFingerprint(ctx: Context, ticket: Ticket): string {
  const { kind, name, email, phoneNumber, businessName, subject, body, topic, parcelId, productId } = ticket;
  const from = email?.toLowerCase() ?? ctx.request.address;
  return createHash('sha256')
    .update(JSON.stringify([kind, from, name, phoneNumber, businessName, subject, body, topic, parcelId, productId]))
    .digest('base64url');
}

/** Parts of a ticket that other modules add. */
interface TicketHooks {
  /** Address of a page that tells how it stands, for the acknowledgement. */
  statusUrl?: (tx: Context, reference: string) => string;
  /** Runs in the transaction of a ticket that is new. */
  afterwards?: (tx: Context, reference: string) => Promise<void>;
}

/**
 * Stores a ticket, acknowledges it to the sender and notifies the operator, all or nothing. The same ticket
 * sent again within minutes is one. An address that strangers use gets a few acknowledgements; tickets with
 * it are accepted all the same, so that its owner can still write.
 * @returns the reference
 * @throws {DomainError} TOO_MANY_REQUESTS
 */
export async function openTicket(outside: Context, ticket: Ticket, { statusUrl, afterwards }: TicketHooks = {}): Promise<string> {
  const fingerprint = ticketFingerprint(outside, ticket);
  return outside.transaction(async (ctx) => {
    const userId = ctx.actor?.userId;
    if (userId !== undefined) await lockPerson(ctx, userId);
    const now = ctx.now();
    await lockFingerprint(ctx.db, fingerprint);
    const same = await findDuplicateTicket(ctx.db, fingerprint, new Date(now.getTime() - duplicateWindowMs));
    if (same !== undefined) return same;
    await consumeRateLimitByAddress(ctx, byAddress);
    const reference = newTicketReference(ticket.kind);
    const due = dueDates(now);
    const { supportEmail } = ctx.app.operator;
    const acknowledgementId =
      ticket.email === undefined
        ? undefined
        : await sendUnverifiedMail(ctx, {
            ...ticketReceivedMail(
              { ...ticket, reference, resolveBy: due.resolveBy, statusUrl: statusUrl?.(ctx, reference) },
              ctx.app.operator,
            ),
            to: ticket.email,
            replyTo: supportEmail,
            ...(userId === undefined ? {} : { userId }),
            ...(ticket.orderId === undefined ? {} : { orderId: ticket.orderId }),
          });
    const { productTitle: _, sellerName: __, ...stored } = ticket;
    await insertTicket(ctx.db, {
      ...stored,
      ...due,
      id: reference,
      userId: userId ?? null,
      fingerprint,
      createdAt: now,
      acknowledgementId,
    });
    await notify(
      ctx,
      { kind: 'operator', queue: 'support' },
      {
        ...ticketNoticeMail({ ...ticket, ...due, reference }),
        ...(userId === undefined ? {} : { userId }),
        ...(ticket.orderId === undefined ? {} : { orderId: ticket.orderId }),
        ...(ticket.email === undefined ? {} : { replyTo: ticket.email }),
      },
    );
    await afterwards?.(ctx, reference);
    return reference;
  });
}
