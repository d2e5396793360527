import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import type { Language } from '#shared/localized.ts';
import type { NoticeTopic } from '#shared/notice-topics.ts';
import { subjectLine } from './check-mail.ts';
import { newsAdded } from './events.ts';
import type { MailBlock, MailContent } from './mail.ts';
import { type PlannedMail, planMails, type SellerPerson } from './plan-mails.ts';
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
  /** A shop, and the mailboxes of its people. Members of its team may want no mail, or one in the morning. */
  | { kind: 'seller'; sellerId: string; topic: NoticeTopic; people: readonly SellerPerson[] }
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

/**
 * Puts a notification into the recipient's inbox and sends it by mail, both in the caller's transaction.
 * @param given the notification, or how it reads in a language: each person of a shop has one
 */
export async function notify(
  ctx: Context,
  recipient: Recipient,
  given: Notification | ((language: Language) => Notification),
): Promise<void> {
  const read = (language: Language) => (typeof given === 'function' ? given(language) : given);
  await ctx.transaction(async (tx) => {
    const { kind, subject, blocks, userId, orderId } = read('en');
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
        ...(recipient.kind === 'seller' ? newsOf(tx, recipient.topic, blocks, read('hi')) : {}),
      });
    }
    if (recipient.kind === 'seller') {
      const { sellerId, topic } = recipient;
      await tx.publish(newsAdded, { sellerId, topic, at: tx.now().toISOString() });
    }
    const isVerified = recipient.kind !== 'buyer' || recipient.isVerified;
    for (const { email: to, language, deliverAfter } of await mailboxesOf(tx, recipient))
      await (isVerified ? sendMail : sendUnverifiedMail)(tx, { ...read(language), to, deliverAfter });
  });
}

/** Makes what the people of a shop read in the hub: its page is the first that the mail leads to. */
function newsOf(ctx: Context, topic: NoticeTopic, blocks: readonly MailBlock[], hindi: Notification) {
  const { publicUrl } = ctx.app.operator;
  const urls = blocks.flatMap((block) => (block.type === 'button' || block.type === 'link' ? [block.url] : []));
  const url = urls.find((each) => each.startsWith(`${publicUrl}/hub/`));
  return { topic, titleHi: hindi.language === 'hi' ? subjectLine(hindi.subject) : null, path: url?.slice(publicUrl.length) ?? null };
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

async function mailboxesOf(ctx: Context, recipient: Recipient): Promise<readonly PlannedMail[]> {
  switch (recipient.kind) {
    case 'buyer':
      return [{ email: recipient.email, language: 'en' }];
    case 'seller':
      return planMails(ctx, recipient);
    case 'operator':
      return [{ email: ctx.app.operator.supportEmail, language: 'en' }];
  }
}
