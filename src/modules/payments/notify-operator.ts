import type { MailContent } from '#modules/notifications/mail.ts';
import { notify } from '#modules/notifications/notify.ts';
import type { Context } from '#platform/context.ts';
import { formatMoney } from '#shared/money.ts';
import { readOrderOfPayment } from './queries.ts';
import type { EventRow, PaymentRow, RefundRow } from './tables.ts';

const rupees = (paise: number | null) => (paise === null ? 'not said' : formatMoney(paise));

/** Mails the operator about an order, in English. */
async function notifyOperator(
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

/** Notifies the operator of a reported amount or currency that is not the expected one. */
export async function notifyPaymentMismatch(tx: Context, payment: PaymentRow, event: EventRow): Promise<void> {
  await notifyOperator(tx, payment.orderId, {
    kind: 'payment-refused',
    subject: 'A payment does not match its order',
    text: 'The provider reports another amount or currency than the shop asked for. The order was not confirmed. Look at the payment in the provider’s dashboard, and send it back there if the money is real.',
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

/** Notifies the operator of a refund that has to be paid by hand, because the order was paid in cash. */
export async function notifyCashRefundDue(tx: Context, refund: RefundRef): Promise<void> {
  await notifyOperator(tx, refund.orderId, {
    kind: 'refund-waits',
    subject: 'A cash refund waits for you',
    text: `The order was paid on delivery. Send the money to the buyer, then run: npm run admin -- refund ${refund.id} done`,
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
