import { expect } from 'vitest';
import { pollPayments } from '#modules/checkout/poll-payments.ts';
import { advanceParcels } from '#modules/orders/advance-parcels.ts';
import { refundGoodwill } from '#modules/orders/refund-goodwill.ts';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { remindDisputesJob } from '#modules/payments/remind-disputes.ts';
import { resolveRefund } from '#modules/payments/resolve-refund.ts';
import { followRefundsJob } from '#modules/payments/send-refund.ts';
import { remindOfReturns } from '#modules/returns/escalate-returns.ts';
import { DomainError } from '#shared/errors.ts';
import { count, type Month } from './month.ts';
import { monthRates as rates } from './month-rates.ts';

/** Asks the providers for what they did not report, while the holds last. */
export async function askProviders({ shop, rows }: Month): Promise<void> {
  await rows(`update payments set next_check_at = now() - interval '1 second' where next_check_at is not null`);
  await pollPayments(shop.ctx);
}

/** Takes the mails that wait: they are counted, not sent. */
async function takeMails(month: Month): Promise<void> {
  const taken = await month.rows<{ kind: string }>(
    "update mails set state = 'sent', settled_at = now(), blocks = null, subject = null where state = 'waiting' returning kind",
  );
  for (const { kind } of taken) count(month, `mail ${kind}`);
}

/** The clocks of the shop, as its jobs run them. */
export async function runClocks(month: Month): Promise<void> {
  const { shop } = month;
  await pollPayments(shop.ctx);
  await releaseExpired(shop.ctx);
  await advanceParcels(shop.ctx);
  await remindOfReturns(shop.ctx);
  await remindDisputesJob.handle({}, shop.ctx);
  await followRefunds(month);
  await takeMails(month);
}

/** Sends refunds and asks for those that were sent, as long as any is due. */
async function followRefunds({ shop, rows }: Month): Promise<void> {
  for (let due = 1; due > 0; ) {
    await followRefundsJob.handle({}, shop.ctx);
    const [left] = await rows<{ due: number }>(
      `select count(*)::int as due from refunds where state in ('requested', 'sent') and next_check_at <= now()`,
    );
    due = left?.due ?? 0;
  }
}

/** Sends refunds; the desk pays by hand what no provider can. */
export async function payBack(month: Month): Promise<void> {
  const { shop, rows, random } = month;
  await followRefunds(month);
  const byHand = await rows<{ id: string; days: number }>(
    `select id, floor(extract(epoch from now() - created_at) / 86400)::int as days from refunds
      where state = 'failed' or (state = 'requested' and next_check_at is null) order by id`,
  );
  for (const { id, days } of byHand) {
    if (days < 4 && !random.chance(rates.deskPaysToday)) continue;
    if (await resolveRefund(shop.ctx, id, 'done')) count(month, 'paid back by hand');
  }
}

/** Store credit on top of what was paid, for parcels that arrived at regular buyers yesterday. */
export async function giveGoodwill(month: Month): Promise<void> {
  const { random, rows, shop } = month;
  const arrived = await rows<{ id: string; number: string; total: string }>(
    `select p.id, o.number, o.total_paise as total from parcels p join orders o on o.id = p.order_id where p.state = 'delivered'
      and o.user_id is not null and p.state_at between now() - interval '36 hours' and now() - interval '12 hours' order by p.id`,
  );
  for (const { id, number, total } of arrived) {
    if (!random.chance(rates.goodwill)) continue;
    const amountPaise = Math.min(Number(total), random.between(50, 2_000) * 100 + 50);
    const given = refundGoodwill(shop.ctx, { number, amountPaise, reason: `For parcel ${id}.`, bearer: 'shop', as: 'store-credit' });
    await given.then(
      () => count(month, 'goodwill as credit'),
      (error) => {
        if (!(error instanceof DomainError)) throw error;
        count(month, `goodwill refused: ${error.code}`);
      },
    );
  }
}

/** Banks that send a refund back. */
export async function failRefunds(month: Month): Promise<void> {
  const sent = await month.rows<{ provider: 'razorpay' | 'stripe'; paymentId: string }>(
    `select p.provider, p.provider_payment_id as "paymentId" from refunds r join payments p on p.id = r.payment_id
      where r.state = 'done' and r.state_at > now() - interval '1 day' and p.provider in ('razorpay', 'stripe')
        and (select count(*) from refunds other where other.payment_id = p.id) = 1 order by r.id`,
  );
  for (const { provider, paymentId } of sent) {
    if (!month.random.chance(rates.refundFails)) continue;
    const { body, headers } = month[provider].returnRefund(paymentId);
    const { status } = await month.shop.request(`/api/v1/payments/webhooks/${provider}`, { method: 'POST', body, headers });
    expect(status).toBe(200);
    count(month, 'refunds sent back by the bank');
  }
}

/** Banks that take money back, the operator who answers within days, and what the banks decide later. */
export async function disputePayments(month: Month): Promise<void> {
  const { random } = month;
  const captured = await month.rows<{ provider: 'razorpay' | 'stripe'; paymentId: string; amount: string }>(
    `select p.provider, p.provider_payment_id as "paymentId", p.amount_paise as amount from payments p join orders o on o.id = p.order_id
      where p.state = 'captured' and p.provider in ('razorpay', 'stripe') and o.state = 'placed'
        and p.created_at between now() - interval '11 days' and now() - interval '10 days'
        and not exists (select from refunds r where r.payment_id = p.id) order by p.id`,
  );
  for (const { provider, paymentId, amount } of captured) {
    if (!random.chance(rates.chargeback)) continue;
    const claim = month[provider].dispute(paymentId, Number(amount));
    const tell = async ({ body, headers }: { body: string; headers: Record<string, string> }) => {
      const { status } = await month.shop.request(`/api/v1/payments/webhooks/${provider}`, { method: 'POST', body, headers });
      expect(status).toBe(200);
    };
    await tell(claim.created());
    count(month, 'chargebacks');
    month.late.push({ onDay: month.day + random.between(1, 4), send: () => tell(claim.underReview()) });
    const end = random.chance(rates.chargebackWon) ? claim.won : claim.lost;
    month.late.push({ onDay: month.day + random.between(5, 20), send: () => tell(end()) });
  }
}
