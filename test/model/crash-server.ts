import { setTimeout as pause } from 'node:timers/promises';
import { addDemoAccount } from '#modules/accounts/add-demo-account.ts';
import { pollPayments } from '#modules/checkout/poll-payments.ts';
import { followRefundsJob } from '#modules/payments/send-refund.ts';
import { checkBooks, findingLine } from '#modules/reconciliation/check-books.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import { openRazorpay, type RazorpaySimulator } from '../simulators/razorpay.ts';
import { openShiprocket } from '../simulators/shiprocket.ts';
import { isNightly } from '../support/nightly-rounds.ts';
import { buyer, jaipur } from '../support/place-orders.ts';
import { startPostgres } from '../support/postgres.ts';
import { addSampleProducts, type SampleProduct } from '../support/sample-catalogue.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { withContext } from './crash-context.ts';
import { type Account, crashAccounts, giftPaise, inspectCredit } from './crash-credit.ts';
import { inspectExits, type PlayedExit, playExit } from './crash-exits.ts';
import { DeskProcess } from './desk-process.ts';

/** An answer that a buyer received. */
interface Acknowledged {
  key: string;
  number: string;
  items: { variantId: string; qty: number }[];
  /** Units whose cancellation was acknowledged. */
  cancelled: number;
  /** The provider was told that the shop has its report of the money. */
  paid: boolean;
  /** Store credit that paid for it, in paise. */
  creditPaise: number;
  /** Its buyer pays it at the door after all. */
  toCash: boolean;
  /** The variant that its buyer took instead. */
  exchangedTo?: string;
}

export interface CrashReport {
  kills: Record<'app' | 'postgres' | 'both', number>;
  /** `interrupted`: broken off, or answered with a fault; `refused`: while no process listened. */
  requests: { sent: number; interrupted: number; refused: number };
  acknowledged: number;
  /** Parcels that left the usual way, bookings at the carrier, exchanged variants and changed ways to pay. */
  exits: Record<'parcels' | 'bookings' | 'exchanged' | 'toCash' | 'credited' | 'gifts', number>;
  lost: string[];
  half: string[];
  doubled: string[];
  findings: string[];
  /** Milliseconds: until the application answered that it is ready, and until PostgreSQL took connections. */
  appReady: number[];
  postgresReady: number[];
}

/** A second size of the fourth product. */
const otherSize = 'crash-large';

/**
 * Buyers order, pay, cancel, exchange and pay another way over the network, and the operator does what
 * follows of parcels, goodwill, refunds and bookings, while the application with the operator's process,
 * PostgreSQL or all of them are killed with SIGKILL and started again. Every request is repeated with its key
 * until it is answered, as browsers and providers do.
 */
export async function crashServer(kills: number, buyers = 6): Promise<CrashReport> {
  // A process that is killed loses nothing that it gave the system to write: syncing adds waiting alone.
  const postgres = await startPostgres(isNightly ? [] : undefined);
  const razorpay = await openRazorpay();
  const shiprocket = await openShiprocket();
  const admin = await openPostgres(postgres.url, { max: 1, onError: () => {} });
  await admin.execute('create database shop');
  await admin.close();
  const env = {
    ...razorpay.env,
    ...shiprocket.env,
    DATABASE_URL: postgres.url.replace(/postgres$/, 'shop'),
    DEMO: 'false',
    RATE_LIMIT: '0',
    COD_CODE: 'false',
    UNPAID_ORDERS: '0',
    COD_OPEN_PER_PERSON: '0',
    COD_OPEN_PER_PIN: '0',
    COD_REFUSALS: '0',
  };
  let server: ServerProcess | undefined;
  let desk: DeskProcess | undefined;
  try {
    const products = await withContext(env, async (ctx) => {
      const made = await addSampleProducts({ ctx }, 4, (index) => ({ available: index === 0 ? 60 : 1_000_000 }));
      await ctx.db.execute(
        `insert into variants (id, product_id, position, sku, size, available, stocked) values ($1, $2, 1, $1, 'Large', 1000000, 1000000)`,
        [otherSize, made[3]?.productId],
      );
      for (const account of crashAccounts(buyers)) await addDemoAccount(ctx, account);
      // A shop that is no demonstration erases what is left of one.
      await ctx.db.execute('update users set is_demo = false');
      return made;
    });
    const report = newReport();
    desk = new DeskProcess(env);
    const traffic = new Traffic({ razorpay, desk }, products, report.requests);
    const begin = performance.now();
    server = await startServer(env);
    traffic.port = server.port;
    report.appReady.push(await untilReady(server.port, begin));
    const working = crashAccounts(buyers).map((account) => traffic.run(account));
    for (let kill = 0; kill < kills; kill++) {
      const before = traffic.acknowledged.length;
      await until(() => traffic.acknowledged.length >= before + buyers);
      await pause(Math.random() * 1_000);
      const target = (['app', 'postgres', 'both'] as const)[kill % 3] ?? 'app';
      report.kills[target]++;
      if (target !== 'app') await postgres.crash();
      if (target !== 'postgres') {
        desk.kill();
        server.child.kill('SIGKILL');
        await server.gone;
      }
      if (target !== 'app') report.postgresReady.push(await postgres.restart());
      const started = performance.now();
      if (server.child.exitCode !== null || server.child.signalCode !== null) {
        if (target === 'postgres')
          report.findings.push(`the application ended when its database did: ${server.output().trim().split('\n').at(-1)}`);
        server = await startServer(env);
        traffic.port = server.port;
      }
      report.appReady.push(await untilReady(server.port, started));
    }
    const exits = () => ({
      parcels: traffic.exits.length,
      bookings: shiprocket.shipments.length,
      exchanged: traffic.acknowledged.filter(({ exchangedTo }) => exchangedTo).length,
      toCash: traffic.acknowledged.filter(({ toCash }) => toCash).length,
      credited: traffic.acknowledged.filter(({ creditPaise }) => creditPaise > 0).length,
      gifts: traffic.gifts.length,
    });
    // A few kills may leave out what is rare.
    await until(() => Math.min(...Object.values(exits())) > 0);
    traffic.end();
    await Promise.all(working);
    desk.end();
    await inspect(env, traffic, report);
    await withContext(env, async (ctx) =>
      report.findings.push(
        ...(await inspectExits(ctx, traffic.exits, shiprocket)),
        ...(await inspectCredit(ctx, traffic.acknowledged, traffic.gifts)),
      ),
    );
    report.exits = exits();
    return report;
  } finally {
    desk?.end();
    server?.child.kill('SIGKILL');
    await server?.gone;
    await razorpay.close();
    await shiprocket.close();
    await postgres.stop();
  }
}

const newReport = (): CrashReport => ({
  kills: { app: 0, postgres: 0, both: 0 },
  requests: { sent: 0, interrupted: 0, refused: 0 },
  acknowledged: 0,
  exits: { parcels: 0, bookings: 0, exchanged: 0, toCash: 0, credited: 0, gifts: 0 },
  lost: [],
  half: [],
  doubled: [],
  findings: [],
  appReady: [],
  postgresReady: [],
});

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; !(await holds()); await pause(10))
    if (Date.now() > end) throw new Error('nothing happens any more');
}

async function untilReady(port: number, since: number): Promise<number> {
  await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false);
  return performance.now() - since;
}

class Traffic {
  port = 0;
  readonly acknowledged: Acknowledged[] = [];
  readonly contradictions: string[] = [];
  readonly exits: PlayedExit[] = [];
  /** Orders for which store credit was given, and answered. */
  readonly gifts: string[] = [];
  readonly #razorpay: RazorpaySimulator;
  readonly #desk: DeskProcess;
  readonly #products: readonly SampleProduct[];
  readonly #requests: CrashReport['requests'];
  #isOver = false;
  #keys = 0;

  constructor(
    { razorpay, desk }: { razorpay: RazorpaySimulator; desk: DeskProcess },
    products: readonly SampleProduct[],
    requests: CrashReport['requests'],
  ) {
    this.#razorpay = razorpay;
    this.#desk = desk;
    this.#products = products;
    this.#requests = requests;
  }

  end(): void {
    this.#isOver = true;
  }

  /** The money that the provider holds by its own books, in paise. */
  balance(): number {
    return this.#razorpay.balance();
  }

  /** Buys, every other time with the account and what store credit it has. */
  async run({ email, password }: Account): Promise<void> {
    const { status, cookie, body } = await this.#post('/users/login', { email, password });
    if (status !== 200) throw new Error(`not signed in: ${status} ${JSON.stringify(body)}`);
    for (let time = 0; !this.#isOver; time++) await (time % 2 === 0 ? this.#buyWithCredit(email, cookie, time) : this.#buy());
  }

  /** Orders with the account, pays with its credit what that can, cancels for credit, and is given some. */
  async #buyWithCredit(email: string, session: string, time: number): Promise<void> {
    const number = ++this.#keys;
    const key = `crash-test-credit-${process.pid}-${number}`;
    const product = this.#products[1 + (number % 2)];
    const items = [{ variantId: product?.variantId ?? '', qty: 2 }];
    const quote = await this.#post('/cart/quote', { items, country: 'IN', state: jaipur.state, withCredit: true }, session);
    const creditPaise: number = quote.body.credit?.usablePaise ?? 0;
    const body = {
      idempotencyKey: key,
      items,
      contact: { ...buyer, email },
      address: jaipur,
      method: time % 4 === 0 ? 'cod' : 'razorpay',
      expectedTotalPaise: quote.body.bill.totalPaise,
      ...(creditPaise > 0 ? { creditPaise } : {}),
    };
    const answer = await this.#post('/orders', body, session);
    if (answer.status !== 200) return void this.contradictions.push(`${key} not ordered: ${JSON.stringify(answer.body)}`);
    const { order, payment } = answer.body.data;
    const acknowledged: Acknowledged = { key, number: order.number, items, cancelled: 0, paid: false, toCash: false, creditPaise };
    this.acknowledged.push(acknowledged);
    const again = await this.#post('/orders', body, session);
    if (again.body.data?.order.number !== order.number) this.contradictions.push(`${key}: ${JSON.stringify(again.body)}`);
    if (payment && body.method === 'razorpay') await this.#pay(payment._id, acknowledged, 2 * number);
    await this.#cancelOne(acknowledged, session, 'store-credit');
    if ((await this.#view(acknowledged, session))?.state !== 'placed') return;
    const goodwill = {
      number: order.number,
      amountPaise: time % 8 === 4 ? giftPaise.large : giftPaise.small,
      reason: 'For the delay',
      bearer: 'shop',
      as: 'store-credit',
    } as const;
    const { outcome } = await this.#desk.perform({ act: 'goodwill', goodwill });
    if (outcome === 'ok') this.gifts.push(order.number);
    else this.contradictions.push(`${order.number}: goodwill was refused: ${outcome}`);
  }

  /** Repeats a request until it is answered with anything but a fault. */
  async #send(path: string, body: string, headers: Record<string, string>): Promise<Response> {
    for (const end = Date.now() + 90_000; ; await pause(100)) {
      this.#requests.sent++;
      const signal = AbortSignal.timeout(8_000);
      let isRefused = false;
      const request = fetch(`http://127.0.0.1:${this.port}/api/v1${path}`, { method: 'POST', body, headers, signal });
      const answer = await request.catch((error: { cause?: { code?: string } }) => {
        isRefused = error.cause?.code === 'ECONNREFUSED';
        return undefined;
      });
      const text = await answer?.text().catch(() => undefined);
      if (answer && text !== undefined && answer.status < 500)
        return new Response(text, { status: answer.status, headers: answer.headers });
      this.#requests[isRefused ? 'refused' : 'interrupted']++;
      if (Date.now() > end) throw new Error(`${path} was never answered: ${answer?.status} ${text}`);
    }
  }

  async #post(path: string, body: object, cookie = '') {
    const answer = await this.#send(path, JSON.stringify(body), { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) });
    const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
    return { status: answer.status, cookie: cookies.join('; '), body: await answer.json() };
  }

  async #buy(): Promise<void> {
    const number = ++this.#keys;
    const key = `crash-test-order-${process.pid}-${number}`;
    const chosen = number % 5 === 0 ? [0, 1] : number % 2 === 0 ? [1, 2] : [3];
    const items = chosen.map((index) => ({ variantId: this.#products[index]?.variantId ?? '', qty: 1 + (number % 2) }));
    const expectedTotalPaise = chosen.reduce((sum, index) => sum + (this.#products[index]?.pricePaise ?? 0) * (1 + (number % 2)), 0);
    const method = number % 3 === 0 ? 'cod' : 'razorpay';
    const order = {
      idempotencyKey: key,
      items,
      contact: { ...buyer, email: `${key}@example.com` },
      address: jaipur,
      method,
      expectedTotalPaise,
    };
    const answer = await this.#post('/orders', order);
    if (answer.status === 409 && answer.body.code === 'OUT_OF_STOCK') return;
    if (answer.status !== 200) throw new Error(`not ordered: ${answer.status} ${JSON.stringify(answer.body)}`);
    const placed = answer.body.data;
    const acknowledged: Acknowledged = {
      key,
      number: placed.order.number,
      items,
      cancelled: 0,
      paid: false,
      // Without the cookie, which a repetition after a lost answer does not give again, it cannot be opened.
      toCash: method === 'razorpay' && number % 7 === 1 && answer.cookie !== '',
      creditPaise: 0,
    };
    this.acknowledged.push(acknowledged);
    if (number % 4 === 0) {
      const again = await this.#post('/orders', order);
      if (again.body.data?.order.number !== acknowledged.number) this.contradictions.push(`${key}: ${JSON.stringify(again.body)}`);
    }
    if (acknowledged.toCash) {
      const path = `/orders/${acknowledged.number}/payments`;
      const changed = await this.#post(path, { idempotencyKey: `${key}-to-cash`, method: 'cod' }, answer.cookie);
      if (changed.status !== 200) this.contradictions.push(`${key} not paid in cash: ${JSON.stringify(changed.body)}`);
    } else if (method === 'razorpay') await this.#pay(placed.payment._id, acknowledged, number);
    const stands = method === 'cod' || acknowledged.paid || acknowledged.toCash;
    if (!stands) return;
    if (number % 3 !== 1) await this.#cancelOne(acknowledged, answer.cookie);
    else if (chosen[0] === 3) await this.#exchange(acknowledged, answer.cookie);
    await this.#leave(acknowledged, number, answer.cookie);
  }

  async #view({ number }: Acknowledged, cookie: string) {
    const view = await fetch(`http://127.0.0.1:${this.port}/api/v1/orders/${number}`, { headers: { cookie } }).catch(() => undefined);
    return view?.ok ? (await view.json().catch(() => undefined))?.data.order : undefined;
  }

  /** The buyer takes another size. */
  async #exchange(acknowledged: Acknowledged, cookie: string): Promise<void> {
    const order = await this.#view(acknowledged, cookie);
    const lineId = order?.parcels[0]?.lines[0]?._id;
    if (lineId === undefined || order.state !== 'placed') return;
    const { status, body } = await this.#post(`/orders/${acknowledged.number}/lines/${lineId}/exchange`, { variantId: otherSize }, cookie);
    if (status === 200) acknowledged.exchangedTo = otherSize;
    else this.contradictions.push(`${acknowledged.number} not exchanged: ${JSON.stringify(body)}`);
  }

  /** The operator sends the first parcel that stands on one of its ways. */
  async #leave(acknowledged: Acknowledged, number: number, cookie: string): Promise<void> {
    const order = await this.#view(acknowledged, cookie);
    const parcel = order?.parcels.find(({ state }: { state: string }) => state === 'confirmed');
    if (!parcel) return;
    const of = { number: acknowledged.number, orderId: order._id, parcelId: parcel._id };
    const { played, refused } = await playExit(this.#desk, Math.floor(number / 2), of);
    this.exits.push(played);
    this.contradictions.push(...refused);
    if (played.end === 'cancelled')
      acknowledged.cancelled += parcel.lines.reduce(
        (sum: number, line: { qty: number; cancelledQty: number }) => sum + line.qty - line.cancelledQty,
        0,
      );
  }

  async #pay(paymentId: string, acknowledged: Acknowledged, number: number): Promise<void> {
    const link = [...this.#razorpay.links.values()].find((each) => each.reference_id === paymentId);
    if (!link) throw new Error(`payment ${paymentId} has no page`);
    const { messages } = this.#razorpay.pay(link.id);
    // Some are never reported: the shop has to ask.
    if (number % 10 === 1) return;
    for (const { body, headers } of messages) {
      const { status } = await this.#send('/payments/webhooks/razorpay', body, headers);
      if (status !== 200) this.contradictions.push(`a report of the provider was refused: ${status}`);
    }
    acknowledged.paid = true;
  }

  async #cancelOne(acknowledged: Acknowledged, cookie: string, refundTo: 'payment' | 'store-credit' = 'payment'): Promise<void> {
    const order = await this.#view(acknowledged, cookie);
    const lineId = order?.parcels[0]?.lines[0]?._id;
    // An event that could not be applied at once waits for the job.
    if (lineId === undefined || order.state !== 'placed') return;
    const body = { idempotencyKey: `${acknowledged.key}-cancel`, lines: [{ lineId, qty: 1 }], refundTo };
    const { status, body: said } = await this.#post(`/orders/${acknowledged.number}/cancel`, body, cookie);
    if (status === 200) acknowledged.cancelled = 1;
    else this.contradictions.push(`${acknowledged.number} not cancelled: ${JSON.stringify(said)}`);
  }
}

interface StoredOrder {
  number: string;
  state: string;
  units: number;
  lines: number;
  contacts: number;
  cancelled: number;
  method: string;
  variants: string[];
  parcels: number;
  sellers: number;
}

async function inspect(env: Record<string, string>, traffic: Traffic, report: CrashReport): Promise<void> {
  await withContext(env, async (ctx) => {
    const rows = async <Row>(text: string) => (await ctx.db.execute(text)).rows as Row[];
    // Time passes: what waits is due.
    await rows(`update payment_events set received_at = now() - interval '1 minute' where applied_at is null`);
    await rows(`update payments set next_check_at = now() - interval '1 second' where next_check_at is not null`);
    await pollPayments(ctx);
    for (let open = 1; open > 0; ) {
      await rows(`update refunds set next_check_at = now() - interval '1 second' where next_check_at is not null`);
      await followRefundsJob.handle({}, ctx);
      open = (await rows(`select 1 from refunds where state in ('requested', 'sent') and next_check_at is not null`)).length;
    }
    const stored = await rows<StoredOrder>(
      `select o.number, o.state, o.method, array(select l.variant_id from order_lines l where l.order_id = o.id) as variants,
        (select count(*)::int from order_lines l where l.order_id = o.id) as lines,
        (select sum(l.qty)::int from order_lines l where l.order_id = o.id) as units,
        (select sum(l.cancelled_qty)::int from order_lines l where l.order_id = o.id) as cancelled,
        (select count(distinct l.seller_id)::int from order_lines l where l.order_id = o.id) as sellers,
        (select count(*)::int from parcels p where p.order_id = o.id and p.replaces_id is null) as parcels,
        (select count(*)::int from order_contacts c where c.order_id = o.id and c.email is not null) as contacts from orders o`,
    );
    const byNumber = new Map(stored.map((order) => [order.number, order]));
    report.acknowledged = traffic.acknowledged.length;
    report.lost = traffic.acknowledged.filter(({ number }) => !byNumber.has(number)).map(({ key }) => key);
    for (const { number, items, cancelled, paid, toCash, exchangedTo } of traffic.acknowledged) {
      const order = byNumber.get(number);
      if (!order) continue;
      const products = items.reduce((sum, item) => sum + item.qty, 0);
      const isWhole = order.lines === items.length && order.units === products && order.contacts === 1 && order.parcels === order.sellers;
      if (!isWhole) report.half.push(`${number}: ${JSON.stringify(order)}`);
      if (order.cancelled !== cancelled)
        report.half.push(`${number}: ${order.cancelled} units are cancelled, ${cancelled} were acknowledged`);
      if (exchangedTo && order.variants[0] !== exchangedTo) report.half.push(`${number} was exchanged, and is ${order.variants}`);
      if (toCash && (order.method !== 'cod' || order.state !== 'placed'))
        report.half.push(`${number} is ${order.state} by ${order.method}`);
      if (paid && order.state !== 'placed') report.half.push(`${number} is paid and ${order.state}`);
    }
    const numbers = new Set(traffic.acknowledged.map(({ number }) => number));
    report.doubled = stored.filter(({ number }) => !numbers.has(number)).map(({ number }) => `${number} was told to nobody`);
    if (numbers.size < traffic.acknowledged.length) report.doubled.push('two keys have one order');
    report.findings.push(...traffic.contradictions, ...(await checkBooks(ctx)).map(findingLine));
    const [held] = await rows<{ sum: number }>(
      `select coalesce(sum(amount_paise), 0)::bigint as sum from ledger_entries where account = 'provider:razorpay'`,
    );
    const balance = traffic.balance();
    if (held?.sum !== balance) report.findings.push(`the books say that Razorpay holds ${held?.sum}, it holds ${balance}`);
  });
}
