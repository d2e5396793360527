import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { subjectLine } from './check-mail.ts';
import type { MailContent } from './mail.ts';
import { insertInboxItem } from './queries.ts';
import { sendMail } from './send-mail.ts';
import { sendUnverifiedMail } from './send-unverified-mail.ts';

/** The operator's inboxes, by the work that a notification asks for. */
export type OperatorQueue = 'orders' | 'returns' | 'payments' | 'support' | 'books' | 'security';

export type Recipient =
  /**
   * A guest has no account, hence no inbox. An address that was typed and not verified gets a few mails an
   * hour.
   */
  | { kind: 'buyer'; email: string; isVerified: boolean; userId: string | undefined }
  /** A shop, and the addresses of its team. */
  | { kind: 'seller'; sellerId: string; emails: readonly string[] }
  /** One of the operator's inboxes; its mail goes to the support address. */
  | { kind: 'operator'; queue: OperatorQueue };

/**
 * The content of a notification. Its subject is also the title in the inbox, which outlives the mail: it
 * names an order, a return or a ticket, and no person.
 */
export interface Notification extends MailContent {
  /** Address for answers to the mail. */
  replyTo?: string;
  /** The account that it is about; the caller has locked it. */
  userId?: string;
  /** The order that it is about. */
  orderId?: string;
}

/** Puts a notification into the recipient's inbox and sends it by mail, both in the caller's transaction. */
export async function notify(ctx: Context, recipient: Recipient, notification: Notification): Promise<void> {
  await ctx.transaction(async (tx) => {
    const { kind, subject, userId, orderId } = notification;
    const recipientId = inboxOf(recipient);
    if (recipientId !== undefined) {
      await insertInboxItem(tx.db, {
        id: newId(),
        recipientKind: recipient.kind,
        recipientId,
        kind,
        title: subjectLine(subject),
        userId: (recipient.kind === 'buyer' ? recipient.userId : userId) ?? null,
        orderId: orderId ?? null,
        createdAt: tx.now(),
      });
    }
    const isVerified = recipient.kind !== 'buyer' || recipient.isVerified;
    for (const to of addressesOf(tx, recipient)) await (isVerified ? sendMail : sendUnverifiedMail)(tx, { ...notification, to });
  });
}

function inboxOf(recipient: Recipient): string | undefined {
  switch (recipient.kind) {
    case 'buyer':
      return recipient.userId;
    case 'seller':
      return recipient.sellerId;
    case 'operator':
      return recipient.queue;
  }
}

function addressesOf(ctx: Context, recipient: Recipient): readonly string[] {
  switch (recipient.kind) {
    case 'buyer':
      return [recipient.email];
    case 'seller':
      return recipient.emails;
    case 'operator':
      return [ctx.app.operator.supportEmail];
  }
}
