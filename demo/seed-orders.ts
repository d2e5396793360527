import { readUserByEmail } from '#modules/accounts/queries.ts';
import { priceCart } from '#modules/cart/price-cart.ts';
import { placeOrder } from '#modules/checkout/place-order.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import { requestReturn } from '#modules/returns/request-return.ts';
import { joinTeam } from '#modules/sellers/open-shop.ts';
import { type Context, createContext, type Services } from '#platform/context.ts';
import { demoAccounts } from '../src/server/demo-accounts.ts';

const dayMs = 86_400_000;

/** A step of a parcel. */
export type Step = 'pack' | 'ship' | 'deliver' | 'fail-delivery';

interface DemoOrder {
  key: string;
  /** Slugs of products of one size in stock. */
  products: readonly string[];
  placedDaysAgo: number;
  /** Events of its parcels, with the days since. */
  steps: readonly { event: Step; daysAgo: number; trackingNumber?: string; by?: 'operator' }[];
  /** Report of the buyer about the product with this slug. */
  report?: { product: string; message: string };
}

/** Slug of the shop whose owner is the demo seller. */
export const ownShop = 'morpankh-karigar-sahakari-samiti';

/**
 * Orders of the demo buyer: one that arrived and of which a part is reported, and one on its way. More in a
 * day would leave the buyer none to place in cash.
 */
const orders: readonly DemoOrder[] = [
  {
    key: 'demo-order-delivered',
    products: ['indigo-ajrakh-journal', 'aligarh-brass-diya-trio'],
    placedDaysAgo: 11,
    steps: [
      { event: 'pack', daysAgo: 9 },
      { event: 'ship', daysAgo: 8, trackingNumber: 'EE481516230IN' },
      { event: 'deliver', daysAgo: 3 },
    ],
    report: { product: 'indigo-ajrakh-journal', message: 'The corner of the cover is bent.' },
  },
  {
    key: 'demo-order-travelling',
    products: ['natural-dye-stacking-rings'],
    placedDaysAgo: 4,
    steps: [
      { event: 'pack', daysAgo: 3 },
      { event: 'ship', daysAgo: 2, trackingNumber: 'EE481516243IN' },
    ],
  },
];

const contact = { name: 'Meera Demo', phone: '98290 12345', phoneUnchecked: false };
const address = { country: 'IN', line1: '12 Rose Lane', city: 'Jaipur', state: 'Rajasthan', postalCode: '302001' };

/**
 * Gives the demo buyer orders to look at, and the demo seller a shop with work in it, by the use cases that
 * every order goes through, at the days on which they would have happened. What an interruption left out, the
 * next start adds; a buyer with as many orders has them already.
 */
export async function seedDemoOrders(services: Services): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 'buyer');
  const now = services.now();
  const contextAt = (daysAgo: number, actor?: Context['actor']) =>
    createContext({ ...services, now: () => new Date(now.getTime() - daysAgo * dayMs) }, { requestId: 'demo-orders', actor });
  const ctx = contextAt(0);
  await openHub(ctx);
  const user = account && (await readUserByEmail(ctx.db, account.email));
  if (!user) return;
  const { rows } = await ctx.db.execute('select count(*)::int as count from orders where user_id = $1', [user.id]);
  if (Number(rows[0]?.count) >= orders.length) return;
  for (const order of orders) {
    const at = new Date(now.getTime() - order.placedDaysAgo * dayMs);
    const actor = {
      userId: user.id,
      role: 'buyer' as const,
      sessionId: '',
      authenticatedAt: at,
      expiresAt: now,
      secondFactor: false,
    };
    const items = await findItems(ctx, order.products);
    if (items.length < order.products.length) continue;
    const placing = contextAt(order.placedDaysAgo, actor);
    const { bill } = await priceCart(placing, { items, country: address.country, state: address.state });
    const { data } = await placeOrder(placing, {
      idempotencyKey: order.key,
      items,
      contact: { ...contact, email: account.email },
      address,
      saveAddress: false,
      instructions: {},
      method: 'cod',
      expectedTotalPaise: bill.totalPaise,
      shownCurrency: 'INR',
      language: 'en',
    });
    await moveParcels(contextAt, data.order._id, order);
    if (order.report) await reportLine(contextAt(0, actor), data.order.number, order.report);
  }
}

/** Makes the demo seller the owner of a shop in which there is something to do. */
async function openHub(ctx: Context): Promise<void> {
  const account = demoAccounts.find(({ role }) => role === 'seller');
  const user = account && (await readUserByEmail(ctx.db, account.email));
  if (!user) return;
  const { rows } = await ctx.db.execute(
    'select s.id from sellers s where s.slug = $1 and not exists (select from seller_people p where p.user_id = $2)',
    [ownShop, user.id],
  );
  const [seller] = rows;
  if (!seller) return;
  await ctx.transaction((tx) => joinTeam(tx, { sellerId: String(seller.id), userId: user.id, role: 'owner' }));
}

/** Reports a delivered line as damaged, once. */
async function reportLine(ctx: Context, number: string, { product, message }: NonNullable<DemoOrder['report']>): Promise<void> {
  const { rows } = await ctx.db.execute(
    'select l.id from order_lines l join orders o on o.id = l.order_id where o.number = $1 and l.slug = $2',
    [number, product],
  );
  const lines = rows.map(({ id }) => ({ lineId: String(id), qty: 1, reason: 'damaged' as const }));
  await requestReturn(ctx, { number, idempotencyKey: `demo-report-${product}`, lines, wish: 'replacement', message, photoIds: [] });
}

/** Finds products of one size in stock, by their slugs. */
export async function findItems(ctx: Context, slugs: readonly string[]): Promise<{ variantId: string; qty: number }[]> {
  const { rows } = await ctx.db.execute(
    `select distinct on (p.slug) v.id from products p join variants v on v.product_id = p.id
      where p.slug = any($1) and p.state = 'published' and v.available > 1 order by p.slug, v.position`,
    [slugs],
  );
  return rows.map(({ id }) => ({ variantId: String(id), qty: 1 }));
}

/** Takes each parcel through the steps that it has not had yet. */
export async function moveParcels(
  contextAt: (daysAgo: number) => Context,
  orderId: string,
  { steps }: Pick<DemoOrder, 'steps'>,
): Promise<void> {
  const { rows } = await contextAt(0).db.execute(
    `select p.id, (select count(*)::int from parcel_events e where e.parcel_id = p.id and e.event <> 'confirm') as done
      from parcels p where p.order_id = $1 order by p.id`,
    [orderId],
  );
  for (const { id, done } of rows)
    for (const { event, daysAgo, trackingNumber, by = 'seller' } of steps.slice(Number(done)))
      await moveParcel(contextAt(daysAgo), {
        parcelId: String(id),
        event,
        by,
        ...(trackingNumber === undefined ? {} : { carrier: 'India Post', trackingNumber }),
      });
}
