/** Asks of a shop that has grown what buyers, sellers and the operator do. */
import { appSettings } from '#config/app-settings.ts';
import type { Config } from '#config.ts';
import { readUnpaidSellers } from '#modules/payouts/entry-queries.ts';
import { gatherPageSize } from '#modules/payouts/prepare-run.ts';
import { checkBooks, openTime } from '#modules/reconciliation/check-books.ts';
import { checkBooksJob } from '#modules/reconciliation/check-jobs.ts';
import { ResponseCache } from '#platform/cache/response-cache.ts';
import { createContext, type Services } from '#platform/context.ts';
import { createLog } from '#platform/log.ts';
import { createApp } from '#server/app.ts';
import { demoAccounts } from '../src/server/demo-accounts.ts';
import { type AskedStatement, recordStatements } from '../test/support/record-statements.ts';

/** A call that is repeated; the first part of it is made before it counts. */
export type Call = () => Promise<() => Promise<unknown>>;

export interface GrownShop {
  calls: Record<string, Call>;
  /** Statements since they were last taken. */
  takeStatements(): AskedStatement[];
}

const month = (now: Date, monthsAgo: number) =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, 15)).toISOString().slice(0, 7);

/** Opens the application over the services of a filled demonstration, without a network. */
export async function openGrownShop(config: Config, services: Services): Promise<GrownShop> {
  const asked: AskedStatement[] = [];
  const recorded = { ...services, app: appSettings(config), database: recordStatements(services.database, asked) };
  const answerNothing = async () => new Response(null, { status: 404 });
  const app = createApp({ config, services: recorded, cache: new ResponseCache(0), staticFile: () => null, renderPage: answerNothing });
  const ctx = createContext(recorded, { requestId: 'grown' });
  let turn = Date.now() % 1_000_000;

  const send = async (method: string, path: string, token?: string, body?: unknown) => {
    const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) };
    const request = new Request(`http://localhost/api/v1${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) });
    const response = await app.fetch(request, `10.${(turn >> 16) % 256}.${(turn >> 8) % 256}.${turn % 256}`);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 300)}`);
    return response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
  };
  const logIn = async (role: string) => {
    const { email, password } = demoAccounts.find((account) => account.role === role) ?? { email: '', password: '' };
    return String((await send('POST', '/users/login', undefined, { email, password })).token);
  };
  const buyer = await logIn('buyer');
  const seller = await logIn('seller');
  const { rows: shops } = await services.database.execute(
    `select s.slug from sellers s join seller_people p on p.seller_id = s.id join users u on u.id = p.user_id where u.email = $1`,
    [demoAccounts.find(({ role }) => role === 'seller')?.email],
  );
  const shop = `/shops/${String(shops[0]?.slug)}`;
  const { rows: goods } = await services.database.execute(
    `select v.id from variants v join product_listings p on p.product_id = v.product_id where v.available > 5 and p.price_paise < 100000 order by v.id limit 50`,
  );
  const orders = (await send('GET', '/orders/buyer/orders/list', buyer)).data.data.order as { orderId: string }[];
  const now = services.now();
  const get =
    (path: string, token: string): Call =>
    async () =>
    () =>
      send('GET', path, token);

  const placeOrder: Call = async () => {
    turn++;
    const items = [0, 1].map((line) => ({ variantId: String(goods[(turn * 7 + line * 13) % goods.length]?.id), qty: 1 }));
    const address = {
      country: 'IN',
      line1: `${turn} Rose Lane`,
      city: 'Jaipur',
      state: 'Rajasthan',
      postalCode: `3020${10 + (turn % 30)}`,
    };
    const { bill } = await send('POST', '/cart/quote', undefined, { items, country: 'IN', state: 'Rajasthan' });
    const contact = {
      email: `grown-${turn}-${now.getTime()}@example.com`,
      name: 'Asha Verma',
      phone: `98${String(10_000_000 + turn).slice(-8)}`,
    };
    const body = {
      idempotencyKey: `grown-order-${now.getTime()}-${turn}`,
      items,
      contact,
      address,
      method: 'cod',
      expectedTotalPaise: bill.totalPaise,
    };
    return () => send('POST', '/orders', undefined, body);
  };

  return {
    calls: {
      'an order of two lines': placeOrder,
      'page of an order': async () => {
        const { orderId } = orders[turn++ % orders.length] as { orderId: string };
        return () => send('GET', `/orders/${orderId}`, buyer);
      },
      'orders of a buyer': get('/orders/buyer/orders/list', buyer),
      'seller: today': async () => () =>
        Promise.all(
          [
            get(`${shop}/parcels?lane=to-pack`, seller),
            get(`${shop}/parcels?lane=packed`, seller),
            get(`${shop}/returns`, seller),
            get('/shops', seller),
          ].map(async (call) => (await call())()),
        ),
      'seller: parcels that arrived': get(`${shop}/parcels?lane=delivered`, seller),
      'seller: money': get(`${shop}/money`, seller),
      'seller: statement of this month': get(`${shop}/money/months/${month(now, 0)}`, seller),
      'seller: statement of a year ago': get(`${shop}/money/months/${month(now, 12)}`, seller),
      'seller: taxes of the year': get(
        `${shop}/money/tax/${now.getUTCMonth() >= 3 ? now.getUTCFullYear() : now.getUTCFullYear() - 1}-${String((now.getUTCMonth() >= 3 ? now.getUTCFullYear() + 1 : now.getUTCFullYear()) % 100).padStart(2, '0')}`,
        seller,
      ),
      'seller: numbers': get(`${shop}/numbers`, seller),
      'operator: sellers to be paid': async () => () => readUnpaidSellers(ctx.db, '', gatherPageSize),
      'operator: check-books of an hour': async () => {
        // As many orders as change in an hour of a shop with a million in two years.
        await services.database.execute(`insert into book_changes (kind, id, noted_at) select 'orders', o.id, '2000-01-01'
          from (select id from orders order by created_at desc limit 200) o on conflict do nothing`);
        await services.database.execute(`insert into book_changes (kind, id, noted_at) select 'payouts', p.id, '2000-01-01'
          from (select id from payouts where sent_at is not null order by sent_at desc limit 20) p on conflict do nothing`);
        return async () => {
          await checkBooksJob.handle({}, { ...ctx, log: createLog('silent') });
          const { rows } = await services.database.execute(
            `select check_name, subject, detail from book_findings where check_name <> 'nothing-is-due' limit 5`,
          );
          if (rows.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(rows)}`);
        };
      },
      'operator: check-books of what is open': async () => async () => {
        // A shop that is only measured leaves lying what is due.
        const found = (await checkBooks(ctx, undefined, await openTime(ctx))).filter(({ check }) => check !== 'nothing-is-due');
        if (found.length > 0) throw new Error(`the books do not agree: ${JSON.stringify(found.slice(0, 5))}`);
      },
    },
    takeStatements: () => asked.splice(0),
  };
}
