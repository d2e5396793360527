import type { Context } from '#platform/context.ts';
import { formatMoney } from '#shared/money.ts';
import type { DisputeState } from './dispute-rules.ts';
import { notifyOperator } from './notify-operator.ts';
import type { DisputeRow } from './tables.ts';

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

const texts: Record<DisputeState, { subject: string; text: string }> = {
  open: {
    subject: 'A payment is disputed',
    text: 'The buyer’s bank takes the payment back, or asks about it. Answer in the provider’s dashboard before the term ends: what was ordered, the invoice, when it was shipped and delivered, what you wrote to each other. Without an answer the money is lost. Do not refund it in the shop as well: a refund waits until the dispute is decided.',
  },
  'under-review': { subject: 'A dispute is being looked at', text: 'The bank has your answer. You are told how it decides.' },
  won: { subject: 'A dispute is won', text: 'The money is the shop’s. Refunds that waited for it are sent now.' },
  lost: {
    subject: 'A dispute is lost',
    text: 'The money went back to the buyer. It stands under chargebacks in the books; refunds that waited are settled by it. The order and what its sellers are owed stay as they are: cancel or take back the pieces if they do not stand.',
  },
  closed: { subject: 'A dispute is closed', text: 'The bank has dropped it without taking money.' },
};

function rowsOf({ provider, providerDisputeId, amountPaise, currency, reason, respondBy, state }: DisputeRow): [string, string][] {
  const term: [string, string][] = respondBy && state === 'open' ? [['Answer until', dayFormat.format(respondBy)]] : [];
  return [
    ['Provider', provider],
    ['Dispute', providerDisputeId],
    ['Amount', formatMoney(amountPaise, { currency })],
    ...(reason === null ? [] : ([['Reason', reason]] as [string, string][])),
    ...term,
  ];
}

/** Notifies the operator of a dispute and of each step that it takes. */
export async function notifyDispute(tx: Context, dispute: DisputeRow): Promise<void> {
  await notifyOperator(tx, dispute.orderId, { kind: `dispute-${dispute.state}`, ...texts[dispute.state], rows: rowsOf(dispute) });
}

/** Reminds the operator of a term. */
export async function notifyDisputeTerm(tx: Context, dispute: DisputeRow, isOver: boolean): Promise<void> {
  await notifyOperator(tx, dispute.orderId, {
    kind: 'dispute-term',
    subject: isOver ? 'The term of a dispute is over' : 'A dispute still wants an answer',
    text: isOver
      ? 'It was not answered, as far as the provider says. Look in its dashboard whether it still takes evidence.'
      : texts.open.text,
    rows: rowsOf(dispute),
  });
}
