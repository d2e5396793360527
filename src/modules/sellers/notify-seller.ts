import type { MailContent } from '#modules/notifications/mail.ts';
import { type Notification, notify, type OperatorQueue } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import type { Language } from '#shared/localized.ts';
import { readMailboxes } from './contact-queries.ts';
import type { SellerNotice } from './contract.ts';

/** A notification of a seller, in the language of each reader. */
export interface SellerNotification extends Omit<Notification, keyof MailContent> {
  sellerId: string;
  /** Named to the operator, where the seller has no mailbox. */
  sellerName: string;
  /** Subject: it goes to those who want such notices. */
  notice: SellerNotice;
  /** The inbox of the operator that hears of it instead. */
  queue: OperatorQueue;
  /**
   * Whether the operator hears of it too: `instead` of a seller without a mailbox, `always`, or not here,
   * because it `knows` already.
   */
  operator: 'instead' | 'always' | 'knows';
  compose: (language: Language) => MailContent;
}

/**
 * Notifies the people of a seller, each in the own language. Where there is none, the operator gets the mail
 * and the reason, so that nothing is lost for want of an address.
 */
export async function notifySeller(tx: Context, notification: SellerNotification): Promise<void> {
  const { sellerId, sellerName, notice, queue, operator, compose, ...rest } = notification;
  const people = await readMailboxes(tx.db, sellerId, notice, tx.app.operator.demo);
  await notify(tx, { kind: 'seller', sellerId, topic: notice, people }, (language) => ({ ...rest, ...compose(language) }));
  const isReached = people.length > 0;
  if (operator === 'knows' || (operator === 'instead' && isReached)) return;
  const content = compose('en');
  await notify(tx, { kind: 'operator', queue }, { ...rest, ...(isReached ? content : withReason(content, sellerName)) });
}

/** Says to the operator why the mail of a seller comes to it. */
function withReason(content: MailContent, sellerName: string): MailContent {
  const [heading, ...blocks] = content.blocks;
  return {
    ...content,
    kind: `${content.kind}-unreachable`,
    subject: `${content.subject} (${sellerName} has no address)`,
    blocks: [
      ...(heading ? [heading] : []),
      {
        type: 'paragraph',
        text: `This is for ${sellerName}, who has nobody to write to about it: pass it on. Enter a person with npm run admin -- seller <slug> add-person <email> --name <name>.`,
      },
      ...blocks,
    ],
  };
}
