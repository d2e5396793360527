import { readUserByEmail } from '#modules/accounts/queries.ts';
import { priceCart } from '#modules/cart/price-cart.ts';
import { placeOrder } from '#modules/checkout/place-order.ts';
import { receiveWebhook } from '#modules/checkout/receive-webhook.ts';
import { reviewDraft } from '#modules/drafts/review-draft.ts';
import { moveDraft, openDraft } from '#modules/drafts/write-draft.ts';
import { actDemoPayment } from '#modules/payments/demo-page.ts';
import { demoRef } from '#modules/payments/demo-provider.ts';
import { appealHold, setHold } from '#modules/payouts/holds.ts';
import { markPaid } from '#modules/payouts/move-payout.ts';
import { approveRun, proposeRun, sendRun } from '#modules/payouts/move-run.ts';
import { enterBank } from '#modules/sellers/banks.ts';
import { endBankRests } from '#modules/sellers/end-bank-rests.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { rolePowers } from '#shared/access.ts';
import { dayMs, dayNumber, isoDay, numberOfDay } from '#shared/days.ts';
import { demoAccounts } from '../src/server/demo-accounts.ts';
import { findItems, moveParcels, ownShop, type Step } from './seed-orders.ts';

interface HubOrder {
  key: string;
  customer: string;
  product: string;
  placed: number;
  steps: readonly { event: Step; on: number; by?: 'operator' }[];
}

const pack = (on: number) => ({ event: 'pack' as const, on });
const ship = (on: number) => ({ event: 'ship' as const, on });
// The word of a seller alone would keep the return window open for longer.
const deliver = (on: number) => ({ event: 'deliver' as const, on, by: 'operator' as const });

/**
 * Orders of customers without an account, one in each lane. Days count from today; those of the order that is
 * paid out count from the first day of last month.
 */
const hubOrders: readonly HubOrder[] = [
  { key: 'demo-hub-to-pack-late', customer: 'Lata', product: 'bagru-block-print-tote', placed: -6, steps: [] },
  { key: 'demo-hub-to-pack-today', customer: 'Rohan', product: 'ajrakh-sling-bag', placed: 0, steps: [] },
  { key: 'demo-hub-packed', customer: 'Farah', product: 'patchwork-cloth-balls', placed: -3, steps: [pack(-1)] },
  { key: 'demo-hub-on-the-way', customer: 'Joseph', product: 'sanganer-potli-pouch', placed: -5, steps: [pack(-4), ship(-3)] },
  {
    key: 'demo-hub-problem',
    customer: 'Gurpreet',
    product: 'block-print-notebooks-set-of-three',
    placed: -9,
    steps: [pack(-8), ship(-7), { event: 'fail-delivery', on: -1 }],
  },
];

const paidOrder: HubOrder = {
  key: 'demo-hub-paid-out',
  customer: 'Ananya',
  product: 'turquoise-blue-pottery-wall-plate',
  placed: 3,
  steps: [pack(4), ship(5), deliver(9)],
};
/** Days of last month: a bank account is entered and has rested, a payout is sent, and the bank answers. */
const payoutDays = { entered: 2, rested: 5, sent: 20, paid: 21 };

const address = { country: 'IN', line1: '7 Neem Street', city: 'Pune', state: 'Maharashtra', postalCode: '411004' };
const bank = { holder: 'Morpankh Karigar Sahakari Samiti', account: '001234567890', accountAgain: '001234567890', ifsc: 'SBIN0001234' };
const holdWords = {
  en: 'Three parcels of the last month came back unopened. We keep a part until we have looked at them together.',
  hi: 'पिछले महीने के तीन पार्सल बिना खुले लौट आए। साथ बैठकर देखने तक हम एक हिस्सा रोक रहे हैं।',
};
const appealWords = 'The three parcels had one wrong PIN code, which the courier has mended since.';
const reviewNote = {
  en: 'Say how wide the strap is, and whether it can be washed.',
  hi: 'लिखें कि पट्टी कितनी चौड़ी है, और क्या इसे धो सकते हैं।',
};

/**
 * Gives the shop of the demo seller work in every lane, a payout of last month, a hold under appeal and a
 * draft that was sent back. What an interruption left out, the next start adds.
 */
export async function seedDemoHub(services: Services): Promise<void> {
  const now = services.now();
  const contextOn = (day: number, actor?: Context['actor']) =>
    createContext({ ...services, now: () => new Date(now.getTime() + day * dayMs) }, { requestId: 'demo-hub', actor });
  const ctx = contextOn(0);
  const account = demoAccounts.find(({ role }) => role === 'seller');
  const user = account && (await readUserByEmail(ctx.db, account.email));
  const { rows } = await ctx.db.execute(
    `select s.id, exists (select from draft_reviews r join drafts d on d.id = r.draft_id where d.seller_id = s.id) as done,
      exists (select from seller_banks b where b.seller_id = s.id) as bank, exists (select from payouts p where p.seller_id = s.id and p.state = 'paid') as paid,
      exists (select from holds h where h.seller_id = s.id) as held
      from sellers s join seller_people p on p.seller_id = s.id and p.user_id = $2 and p.role = 'owner' where s.slug = $1`,
    [ownShop, user?.id ?? ''],
  );
  const [seller] = rows;
  // The draft comes last.
  if (!user || !seller || seller.done) return;
  const sellerId = String(seller.id);
  const today = isoDay(dayNumber(now));
  const monthBegan = numberOfDay(`${isoDay(numberOfDay(`${today.slice(0, 7)}-01`) - 1).slice(0, 7)}-01`) - dayNumber(now);
  for (const order of hubOrders) await addHubOrder(contextOn, order, 0);
  await addHubOrder(contextOn, paidOrder, monthBegan);
  if (!seller.bank) await contextOn(monthBegan + payoutDays.entered).transaction((tx) => enterBank(tx, ownShop, bank));
  await endBankRests(contextOn(monthBegan + payoutDays.rested));
  if (!seller.paid) await payOut(contextOn, monthBegan, sellerId);
  if (!seller.held) await holdBack(contextOn, { sellerId, userId: user.id });
  await sendBackDraft(contextOn, { userId: user.id, sellerId, now });
}

type ContextOn = (day: number, actor?: Context['actor']) => Context;

/**
 * Has a customer order and pay, and takes the parcel through its steps.
 * @param from day 0 of the order, counted from today
 */
async function addHubOrder(contextOn: ContextOn, { key, customer, product, placed, steps }: HubOrder, from: number): Promise<void> {
  const ctx = contextOn(from + placed);
  const items = await findItems(ctx, [product]);
  if (items.length === 0) return;
  const { bill } = await priceCart(ctx, { items, country: address.country, state: address.state });
  const { data } = await placeOrder(ctx, {
    idempotencyKey: key,
    items,
    contact: {
      name: `${customer} Demo`,
      email: `${customer.toLowerCase()}@customers.demo.example`,
      phone: '98220 12345',
      phoneUnchecked: false,
    },
    address,
    saveAddress: false,
    instructions: {},
    method: 'demo',
    expectedTotalPaise: bill.totalPaise,
    shownCurrency: 'INR',
    language: 'en',
  });
  if (data.order.state === 'pending' && data.payment)
    await actDemoPayment(ctx, { ref: demoRef(data.payment._id), act: 'approve' }, receiveWebhook);
  await moveParcels((daysAgo) => contextOn(-daysAgo), data.order._id, {
    steps: steps.map(({ on, ...step }) => ({ ...step, daysAgo: -(from + on) })),
  });
}

/** Pays what is due of the shop, as two people and the bank would. */
async function payOut(contextOn: ContextOn, monthBegan: number, sellerId: string): Promise<void> {
  const ctx = contextOn(monthBegan + payoutDays.sent);
  const run = await proposeRun(ctx, 'demo:asha');
  await approveRun(ctx, run, 'demo:ravi');
  await sendRun(ctx, run, 'demo:asha');
  const { rows } = await ctx.db.execute(`select id from payouts where seller_id = $1 and state = 'sent'`, [sellerId]);
  for (const { id } of rows)
    await markPaid(contextOn(monthBegan + payoutDays.paid), { id: String(id), utr: 'SBINR52026DEMO01', by: 'demo:asha' });
}

/** Holds money of the shop back, against which it appeals. */
async function holdBack(contextOn: ContextOn, shop: { sellerId: string; userId: string }): Promise<void> {
  const ctx = contextOn(-4);
  const endsOn = isoDay(dayNumber(ctx.now()) + 30);
  const id = await setHold(ctx, { slug: ownShop, reason: 'undelivered', words: holdWords, capPaise: 30_000, endsOn, by: 'demo:asha' });
  await appealHold(contextOn(-2), { ...shop, id, words: appealWords });
}

/** Has the shop write a draft about a product, and the operator send it back. */
async function sendBackDraft(
  contextOn: ContextOn,
  { userId, sellerId, now }: { userId: string; sellerId: string; now: Date },
): Promise<void> {
  const actingFor = { sellerId, slug: ownShop, role: 'owner' as const, powers: rolePowers.owner };
  const actor = { userId, role: 'seller' as const, sessionId: '', authenticatedAt: now, expiresAt: now, secondFactor: false, actingFor };
  const ctx = contextOn(-3, actor);
  const { rows } = await ctx.db.execute(`select id from products where slug = 'panja-woven-shoulder-bag' and seller_id = $1`, [sellerId]);
  const [product] = rows;
  if (!product) return;
  const { _id: draft, version } = (await openDraft(ctx, { product: String(product.id) })).data.draft;
  await moveDraft(ctx, { draft, version, event: 'submit' });
  await reviewDraft(contextOn(-1), { draft, decision: 'send-back', reasons: ['words'], note: reviewNote });
}
