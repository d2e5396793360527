import { readUserByEmail } from '#modules/accounts/queries.ts';
import { priceCart } from '#modules/cart/price-cart.ts';
import { placeOrder } from '#modules/checkout/place-order.ts';
import { receiveWebhook } from '#modules/checkout/receive-webhook.ts';
import { moveParcel, type ParcelMove } from '#modules/orders/move-parcel.ts';
import { actDemoPayment } from '#modules/payments/demo-page.ts';
import { demoRef } from '#modules/payments/demo-provider.ts';
import { followRefundsJob } from '#modules/payments/send-refund.ts';
import { markPaid } from '#modules/payouts/move-payout.ts';
import { approveRun, proposeRun, sendRun } from '#modules/payouts/move-run.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { requestReturn } from '#modules/returns/request-return.ts';
import { enterBank } from '#modules/sellers/banks.ts';
import { endBankRests } from '#modules/sellers/end-bank-rests.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { dayMs } from '#shared/days.ts';
import { demoAccounts } from '../../../src/server/demo-accounts.ts';
import { seedDemoOrders } from '../../seed-orders.ts';
import { Random } from '../random.ts';

type ContextAt = (daysAgo: number, actor?: Context['actor']) => Context;

/** A month of orders that have ended, and the orders of the last three weeks, which are on their way. */
export interface SampleSize {
  ended: number;
  open: number;
}

/**
 * Days ago on which the first and the last of the ended orders are placed, and on which their sellers are
 * paid.
 */
const endedDays = { first: 60, last: 31, paid: 14 };
const openDays = { first: 20, last: 1 };
const towns = [
  { line1: '12 Rose Lane', city: 'Jaipur', state: 'Rajasthan', postalCode: '302001' },
  { line1: '7 Neem Street', city: 'Pune', state: 'Maharashtra', postalCode: '411004' },
  { line1: '3 Lake Road', city: 'Kochi', state: 'Kerala', postalCode: '682001' },
];

/** Chooses one, two or three products of one size in stock. */
async function chooseItems(ctx: Context, random: Random): Promise<{ variantId: string; qty: number }[]> {
  const { rows } = await ctx.db.execute(
    `select min(v.id) as id from variants v join product_listings p on p.product_id = v.product_id
      where v.available > 5 and p.price_paise < 300000 and not p.made_to_order group by v.product_id order by v.product_id`,
  );
  const wanted = 1 + Number(random.chance(0.3)) + Number(random.chance(0.1));
  return random.several(rows, wanted).map(({ id }) => ({ variantId: String(id), qty: random.chance(0.15) ? 2 : 1 }));
}

/**
 * Places an order, and pays for it on the page of the demonstration or in cash.
 * @returns its id and number
 */
async function order(ctx: Context, key: string, random: Random, email: string): Promise<{ _id: string; number: string; isCash: boolean }> {
  const address = { country: 'IN', ...random.pick(towns) };
  const wantsCash = random.chance(0.35);
  const items = await chooseItems(ctx, random);
  const { bill } = await priceCart(ctx, { items, country: address.country, state: address.state });
  const isCash = wantsCash && bill.totalPaise <= ctx.app.payments.codLimitPaise;
  const { data } = await placeOrder(ctx, {
    idempotencyKey: key,
    items,
    contact: { name: 'Asha Verma', email, phone: `98220 ${random.between(10_000, 99_999)}`, phoneUnchecked: false },
    address,
    saveAddress: false,
    instructions: {},
    method: isCash ? 'cod' : 'demo',
    expectedTotalPaise: bill.totalPaise,
    shownCurrency: 'INR',
    language: random.chance(0.3) ? 'hi' : 'en',
  });
  if (data.order.state === 'pending' && data.payment)
    await actDemoPayment(ctx, { ref: demoRef(data.payment._id), act: 'approve' }, receiveWebhook);
  return { ...data.order, isCash };
}

async function moveParcels(ctx: Context, orderId: string, move: Omit<ParcelMove, 'parcelId'>): Promise<void> {
  const { rows } = await ctx.db.execute('select id from parcels where order_id = $1 order by id', [orderId]);
  for (const { id } of rows) await moveParcel(ctx, { parcelId: String(id), ...move });
}

const shipment = { event: 'ship', by: 'seller', carrier: 'India Post', trackingNumber: 'EE123456785IN' } as const;

/** Has the parcels of an order packed, sent and delivered, as far as they came since. */
async function send(contextAt: ContextAt, orderId: string, placed: number): Promise<void> {
  if (placed >= 2) await moveParcels(contextAt(placed - 1), orderId, { event: 'pack', by: 'seller' });
  if (placed >= 3) await moveParcels(contextAt(placed - 2), orderId, shipment);
  if (placed >= 7) await moveParcels(contextAt(placed - 6), orderId, { event: 'deliver', by: 'operator' });
}

/** Has the buyer report the first line as damaged, and the shop take it back. */
async function takeBack(contextAt: ContextAt, buyer: NonNullable<Context['actor']>, number: string, placed: number): Promise<void> {
  const ctx = contextAt(placed - 8, buyer);
  const { rows } = await ctx.db.execute(
    'select l.id from order_lines l join orders o on o.id = l.order_id where o.number = $1 order by l.position limit 1',
    [number],
  );
  const lines = rows.map(({ id }) => ({ lineId: String(id), qty: 1, reason: 'damaged' as const }));
  const asked = { number, idempotencyKey: `sample-return-${number}`, lines, message: 'It came broken.', photoIds: [] };
  const { _id: id } = (await requestReturn(ctx, { ...asked, wish: 'refund' })).data.return;
  const decision = { id, by: 'seller', decision: 'We have looked at it.', restock: false } as const;
  await decideReturn(contextAt(placed - 9), { ...decision, event: 'approve' });
  await decideReturn(contextAt(placed - 10), { ...decision, event: 'refund' });
}

/** Gives each shop a bank account, so that it can be paid. */
async function enterBanks(contextAt: ContextAt): Promise<void> {
  const { rows } = await contextAt(0).db.execute(
    `select slug from sellers s where shop_state = 'open' and not exists (select from seller_banks b where b.seller_id = s.id) order by slug`,
  );
  const account = { account: '001234567890', accountAgain: '001234567890', ifsc: 'SBIN0001234' };
  for (const { slug } of rows)
    await contextAt(endedDays.first).transaction((tx) =>
      enterBank(tx, String(slug), { holder: 'A shop of the demonstration', ...account }),
    );
  await endBankRests(contextAt(endedDays.last));
}

/** Pays what is due, as two people and the bank would. */
async function payOut(contextAt: ContextAt): Promise<void> {
  const ctx = contextAt(endedDays.paid);
  const run = await proposeRun(ctx, 'demo:asha');
  await approveRun(ctx, run, 'demo:ravi');
  await sendRun(ctx, run, 'demo:asha');
  const { rows } = await ctx.db.execute(`select id from payouts where run_id = $1 and state = 'sent' order by id`, [run]);
  for (const [index, { id }] of rows.entries())
    await markPaid(contextAt(endedDays.paid - 1), { id: String(id), utr: `SBINR${100_000 + index}`, by: 'demo:asha' });
}

/**
 * Fills a demonstration shop with a month of orders that have ended and three weeks of orders that have not,
 * by the use cases that every order goes through: most delivered, some cancelled, some taken back, their
 * sellers paid.
 */
export async function addSampleOrders(services: Services, { ended, open }: SampleSize): Promise<void> {
  const now = services.now();
  const contextAt: ContextAt = (daysAgo, actor) =>
    createContext({ ...services, now: () => new Date(now.getTime() - daysAgo * dayMs) }, { requestId: 'sample-orders', actor });
  const account = demoAccounts.find(({ role }) => role === 'buyer');
  const user = account && (await readUserByEmail(services.database, account.email));
  if (!user) throw new Error('there is no demonstration to add orders to');
  const times = { authenticatedAt: now, expiresAt: now };
  const buyer = { userId: user.id, role: 'buyer' as const, sessionId: '', secondFactor: false, ...times };
  await services.database.execute('update variants set available = available + 1000, stocked = stocked + 1000 where retired_at is null');
  // Makes the demo seller the owner of a shop, too.
  await seedDemoOrders(services);
  await enterBanks(contextAt);
  for (let index = 0; index < ended; index++) {
    const random = new Random(1, 90, index);
    const placed = endedDays.first - Math.floor((index * (endedDays.first - endedDays.last)) / ended);
    const isKnown = random.chance(0.25);
    const email = isKnown ? String(account.email) : `buyer-${index}@customers.demo.example`;
    const { _id, number, isCash } = await order(contextAt(placed, isKnown ? buyer : undefined), `sample-ended-${index}`, random, email);
    if (random.chance(0.04)) await moveParcels(contextAt(placed - 1), _id, { event: 'cancel', by: 'seller', reason: 'out-of-stock' });
    else {
      await send(contextAt, _id, placed);
      if (isKnown && !isCash && random.chance(0.3)) await takeBack(contextAt, buyer, number, placed);
    }
  }
  await followRefundsJob.handle({}, contextAt(endedDays.paid + 1));
  await payOut(contextAt);
  for (let index = 0; index < open; index++) {
    const random = new Random(1, 91, index);
    const placed = openDays.first - Math.floor((index * (openDays.first - openDays.last)) / open);
    const { _id } = await order(contextAt(placed), `sample-open-${index}`, random, `new-${index}@customers.demo.example`);
    await send(contextAt, _id, placed);
  }
}
