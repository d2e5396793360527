import type { MailContent } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import { formatRupees } from '#shared/money.ts';
import { readOrderOfPayment } from './queries.ts';
import type { EventRow, PaymentRow, RefundRow } from './tables.ts';

const rupees = (paise: number | null) => (paise === null ? 'not said' : formatRupees(paise));

/** Mails the operator about an order, in English. */
export async function notifyOperator(
  tx: Context,
  orderId: string,
  mail: { kind: string; subject: string; text: string; rows: [string, string][] },
): Promise<void> {
  const { kind, text, rows } = mail;
  const order = await readOrderOfPayment(tx.db, orderId);
  const subject = `${mail.subject} (${order?.number ?? orderId})`;
  const blocks: MailContent['blocks'] = [
    { type: 'heading', text: mail.subject },
    { type: 'paragraph', text },
    { type: 'table', rows: [['Order', order?.number ?? orderId], ...rows] },
  ];
  await notify(tx, { kind: 'operator', queue: 'payments' }, { kind, language: 'en', subject, blocks });
}

/**
 * Notifies the operator of a reported amount or currency that is not the expected one.
 * @param goesBack all of it is refunded by itself
 */
export async function notifyPaymentMismatch(tx: Context, payment: PaymentRow, event: EventRow, goesBack: boolean): Promise<void> {
  await notifyOperator(tx, payment.orderId, {
    kind: 'payment-refused',
    subject: 'A payment does not match its order',
    text: goesBack
      ? 'The provider took another amount or currency than the shop asked for. The order was not confirmed by it: all of the money goes back by itself, and the buyer was told. If this happens again, look whether the account adds fees for the buyer or converts currencies.'
      : 'The provider reports another amount or currency than the shop asked for, and does not say enough to send it back. The order was not confirmed. Look at the payment in the provider’s dashboard, and send it back there if the money is real.',
    rows: [
      ['Provider', payment.provider],
      ['Payment', event.providerPaymentId ?? payment.providerRef ?? payment.id],
      ['Asked for', rupees(payment.amountPaise)],
      ['Reported', event.currency === 'INR' ? rupees(event.amountPaise) : `${event.amountPaise ?? ''} ${event.currency ?? 'no currency'}`],
    ],
  });
}

type RefundRef = Pick<RefundRow, 'id' | 'orderId' | 'amountPaise'>;

const refundRows = ({ id, amountPaise }: RefundRef): [string, string][] => [
  ['Refund', id],
  ['Amount', rupees(amountPaise)],
];

/**
 * Notifies the operator of a refund that has to be paid by hand, because the order was paid in cash.
 * @param canPay the buyer has said where to send it
 */
export async function notifyCashRefundDue(tx: Context, refund: RefundRef, canPay: boolean): Promise<void> {
  await notifyOperator(tx, refund.orderId, {
    kind: 'refund-waits',
    subject: canPay ? 'A cash refund waits for you' : 'A cash refund waits for its buyer',
    text: canPay
      ? `The order was paid on delivery, and the buyer has said where the money goes. See where with npm run admin -- refund-file, send it within five business days, then run: npm run admin -- refund ${refund.id} done --ref <bank reference>`
      : 'The order was paid on delivery, and the buyer is asked for a UPI id or a bank account. There is nothing to do yet: you are told once it is there.',
    rows: refundRows(refund),
  });
}

export async function notifyRefundFailed(tx: Context, refund: RefundRef): Promise<void> {
  await notifyOperator(tx, refund.orderId, {
    kind: 'refund-failed',
    subject: 'A refund failed',
    text: `The provider could not send the money back. Try once more with: npm run admin -- refund ${refund.id} again. Or send it another way, then run: npm run admin -- refund ${refund.id} done`,
    rows: refundRows(refund),
  });
}

/** Notifies the operator of a refund that the shop did not ask for. */
export async function notifyProviderRefund(tx: Context, refund: RefundRef): Promise<void> {
  await notifyOperator(tx, refund.orderId, {
    kind: 'refund-at-provider',
    subject: 'Money went back without the shop',
    text: 'The provider sent money back to the buyer that the shop did not ask for: somebody refunded in its dashboard, or a refund that had failed went out after all. It is in the books, the buyer sees it, and it counts towards what this order is owed next. If it was a gift on top, say so with npm run admin -- difference; if the pieces do not stand any more, cancel them or take them back in the shop.',
    rows: refundRows(refund),
  });
}

/** Notifies the operator of a refund that is owed while the bank disputes its payment. */
export async function notifyRefundHeld(tx: Context, refund: RefundRef): Promise<void> {
  await notifyOperator(tx, refund.orderId, {
    kind: 'refund-held',
    subject: 'A refund waits for a dispute',
    text: 'The buyer’s bank disputes the payment, so sending the money as well could pay it back twice. The refund goes out by itself if the dispute is won, and is settled by it if it is lost.',
    rows: refundRows(refund),
  });
}
