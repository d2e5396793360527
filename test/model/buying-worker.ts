import { expect } from 'vitest';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { resolveRefund } from '#modules/payments/resolve-refund.ts';
import { followRefundsJob } from '#modules/payments/send-refund.ts';
import { openRazorpay, type RazorpaySimulator } from '../simulators/razorpay.ts';
import { openStripe, type StripeSimulator } from '../simulators/stripe.ts';
import { creditOf } from '../support/give-store-credit.ts';
import { addSampleProducts, type SampleProduct } from '../support/sample-catalogue.ts';
import { openTestApp, type TestApp } from '../support/test-app.ts';
import { createTestClient, signUpTestClient, type TestClient } from '../support/test-client.ts';
import { BuyingModel, type ModelCoupon, type ModelVariant } from './buying-model.ts';

export interface Buyer {
  person: TestClient;
  email: string;
}

/** A shop with all four ways to pay, in which one sequence after the other is played. */
export interface BuyingWorker {
  shop: TestApp;
  razorpay: RazorpaySimulator;
  stripe: StripeSimulator;
  /** Two with accounts and two guests. */
  buyers: readonly Buyer[];
  products: readonly SampleProduct[];
  rows<Row>(text: string, ...values: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * A tenth off these leaves a rest for every share that is divided by 2 or 3, so that shares are
 * rounded; few units, so that they run out.
 */
const range: { available: number; pricePaise: number; perishable?: boolean; sizeOf?: number }[] = [
  { available: 1, pricePaise: 33_333 },
  { available: 12, pricePaise: 39_997 },
  { available: 12, pricePaise: 10_007, perishable: true },
  { available: 24, pricePaise: 50_013 },
  // Other sizes: one at the price of its product, one dearer.
  { available: 5, pricePaise: 39_997, sizeOf: 1 },
  { available: 8, pricePaise: 50_114, sizeOf: 3 },
];

/** Gives the range other sizes of its products, after them. */
async function addSizes(products: readonly SampleProduct[], rows: BuyingWorker['rows']): Promise<SampleProduct[]> {
  const sizes = range.slice(products.length).map(({ sizeOf = 0, pricePaise }, index): SampleProduct => {
    const product = products[sizeOf] as SampleProduct;
    return { ...product, variantId: `${product.variantId}-${index}`, pricePaise };
  });
  for (const { productId, variantId, pricePaise } of sizes)
    await rows(
      `insert into variants (id, product_id, position, sku, size, price_delta_paise) select $2, id, 1, $2, 'Large', $3 - base_price_paise
        from products where id = $1`,
      productId,
      variantId,
      pricePaise,
    );
  return [...products, ...sizes];
}

export async function openBuyingWorker(): Promise<BuyingWorker> {
  const razorpay = await openRazorpay();
  const stripe = await openStripe();
  const app = await openTestApp({ ...razorpay.env, ...stripe.env, COD_LIMIT_PAISE: '400000' });
  const rows = async <Row>(text: string, ...values: unknown[]) => (await app.services.database.execute(text, values)).rows as Row[];
  const first = range.filter(({ sizeOf }) => sizeOf === undefined);
  const products = await addSizes(await addSampleProducts(app, first.length, (index) => first[index] ?? {}), rows);
  const guests = [0, 1].map((index) => ({ person: createTestClient(app), email: `guest-${index}@example.com` }));
  const people = [await signUpTestClient(app), await signUpTestClient(app)].map((client) => ({ person: client, email: client.email }));
  return {
    shop: app,
    razorpay,
    stripe,
    buyers: [...people, ...guests],
    products,
    rows,
    async close() {
      await app.close();
      await razorpay.close();
      await stripe.close();
    },
  };
}

let games = 0;

/** Fills the shelves again and prints new coupons: what comes next starts like the first. */
export async function newGame({ shop: app, buyers, products, rows }: BuyingWorker): Promise<BuyingModel> {
  // Finishes the work that the sequence before left; its unpaid orders hold nothing any more.
  await rows("update orders set hold_until = now() - interval '1 second' where state = 'pending'");
  await releaseExpired(app.ctx);
  const shelf: ModelVariant[] = products.map(({ variantId, productId, sellerId, pricePaise }, index) => ({
    variantId,
    productId,
    seller: sellerId,
    pricePaise,
    perishable: range[index]?.perishable ?? false,
    available: range[index]?.available ?? 0,
  }));
  await rows(
    `update variants v set available = s.available, stocked = s.available - coalesce((select sum(qty) from stock_movements m where m.variant_id = v.id), 0)
      from unnest($1::text[], $2::int[]) as s (id, available) where v.id = s.id`,
    shelf.map((product) => product.variantId),
    shelf.map((product) => product.available),
  );
  const game = ++games;
  const seller = shelf[0]?.seller ?? '';
  const coupons: ModelCoupon[] = [
    { code: `TENTH-${game}`, kind: 'percentage', value: 1_000, usesLimit: 4, uses: new Map() },
    { code: `SELLER-${game}`, kind: 'fixed', value: 5_001, seller, perPerson: 1, uses: new Map() },
    { code: `FREE-${game}`, kind: 'percentage', value: 10_000, usesLimit: 1, uses: new Map() },
  ];
  for (const { code, kind, value, seller: ofSeller, usesLimit, perPerson } of coupons)
    await rows(
      `insert into coupons (code, kind, value, funded_by, seller_id, uses_limit, per_person)
        values ($1, $2, $3, case when $4::text is null then 'operator' else 'seller' end, $4, $5, $6)`,
      code,
      kind,
      value,
      ofSeller ?? null,
      usesLimit ?? null,
      perPerson ?? null,
    );
  const credit = await Promise.all(buyers.slice(0, 2).map(({ person }) => creditOf(person)));
  return new BuyingModel(shelf, coupons, credit);
}

/** Every refund that was promised is paid out: by its provider, or cash by hand. */
export async function settleRefunds({ shop: app, rows }: BuyingWorker): Promise<void> {
  await rows(`update refunds set next_check_at = now() - interval '1 second' where next_check_at is not null`);
  await followRefundsJob.handle({}, app.ctx);
  const cash = await rows<{ id: string }>(`select id from refunds where state = 'requested' and next_check_at is null`);
  for (const { id } of cash) await resolveRefund(app.ctx, id, 'done');
}

/** The database says of every order, unit and coupon what the model says. */
export async function expectModelHolds(worker: BuyingWorker, model: BuyingModel): Promise<void> {
  const { rows } = worker;
  const shelf = await rows<{ id: string; available: number }>(
    'select id, available from variants where id = any($1)',
    model.products.map((product) => product.variantId),
  );
  expect(new Map(shelf.map(({ id, available }) => [id, available]))).toEqual(
    new Map(model.products.map(({ variantId, available }) => [variantId, available])),
  );
  expect(await Promise.all(worker.buyers.slice(0, 2).map(({ person }) => creditOf(person)))).toEqual(model.credit);
  const coupons = await rows<{ code: string; uses: number }>(
    'select code, uses from coupons where code = any($1) order by code',
    model.coupons.map((coupon) => coupon.code),
  );
  expect(Object.fromEntries(coupons.map(({ code, uses }) => [code, uses]))).toEqual(
    Object.fromEntries(model.coupons.map(({ code, uses }) => [code, uses.size])),
  );
  const found = await rows<{ id: string }>(
    `select o.id, o.state, o.method,
        (select coalesce(sum(p.amount_paise), 0)::bigint from payments p where p.order_id = o.id and p.state = 'captured') as captured,
        (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r where r.order_id = o.id) as asked,
        (select coalesce(sum(r.amount_paise), 0)::bigint from refunds r where r.order_id = o.id and r.state = 'done') as "paidBack",
        (select coalesce(sum(e.amount_paise), 0)::bigint from ledger_entries e where e.order_id = o.id and e.account = 'buyer') as due,
        (select string_agg(p.state, ' ' order by p.id) from parcels p where p.order_id = o.id) as parcels,
        (select string_agg(l.cancelled_qty || '/' || l.refunded_qty, ' ' order by l.id) from order_lines l where l.order_id = o.id) as lines,
        (select string_agg(l.variant_id, ' ' order by l.id) from order_lines l where l.order_id = o.id) as variants
      from orders o where o.id = any($1) order by o.id`,
    model.orders.map((order) => order.id),
  );
  const byId = <T extends { id: string }>(list: readonly T[]) => [...list].sort((a, b) => (a.id < b.id ? -1 : 1));
  expect(found).toEqual(
    byId(model.orders).map((order) => ({
      id: order.id,
      state: order.state,
      method: order.method,
      captured: order.capturedPaise,
      asked: order.askedBackPaise,
      paidBack: order.paidBackPaise,
      due: model.due(order),
      parcels: byId(order.parcels)
        .map((parcel) => parcel.state)
        .join(' '),
      lines: byId(order.lines)
        .map((line) => `${line.cancelled}/${line.refunded}`)
        .join(' '),
      variants: byId(order.lines)
        .map((line) => line.product.variantId)
        .join(' '),
    })),
  );
}

/**
 * Once every message has arrived and all is paid back no account owes anything but cash that is still to be
 * collected, and the providers hold what our books say.
 */
export async function expectNothingOwed(worker: BuyingWorker, model: BuyingModel): Promise<void> {
  for (const { payment, captures, send } of model.messages) {
    expect(await send()).toBe(200);
    if (captures) model.capture(payment);
  }
  await settleRefunds(worker);
  for (const order of model.orders) {
    order.paidBackPaise = order.askedBackPaise;
    const awaitsCash = order.state === 'placed' && order.method === 'cod';
    // Store credit pays at once for an order that waits for the rest.
    const ahead = order.state === 'pending' ? 0 - order.creditPaise : 0;
    if (!awaitsCash) expect([order.number, model.due(order)]).toEqual([order.number, ahead]);
    else expect(model.due(order)).toBeGreaterThanOrEqual(0);
  }
  await expectModelHolds(worker, model);
}

/** Paise that the books say are with Razorpay and with Stripe. */
export async function heldByProviders({ rows }: BuyingWorker): Promise<number[]> {
  const held = await rows<{ account: string; sum: number }>(
    `select account, sum(amount_paise)::bigint as sum from ledger_entries where account like 'provider:%' group by account`,
  );
  return ['razorpay', 'stripe'].map((name) => held.find(({ account }) => account === `provider:${name}`)?.sum ?? 0);
}
