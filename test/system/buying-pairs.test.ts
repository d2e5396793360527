import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceParcels } from '#modules/orders/advance-parcels.ts';
import { moveParcel, type ParcelMove } from '#modules/orders/move-parcel.ts';
import { refundGoodwill } from '#modules/orders/refund-goodwill.ts';
import { releaseExpired } from '#modules/orders/release-expired.ts';
import { demoRef } from '#modules/payments/demo-provider.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { DomainError } from '#shared/errors.ts';
import { type BuyingWorker, openBuyingWorker, settleRefunds } from '../model/buying-worker.ts';
import type { Message } from '../simulators/razorpay.ts';
import { expectBalancedBooks } from '../support/balanced-books.ts';
import { raceTimeout, rounds, sample } from '../support/nightly-rounds.ts';
import { expire, orderOf, placed, readOrderView } from '../support/place-orders.ts';
import type { SampleProduct } from '../support/sample-catalogue.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';

/*
 * Two acts on one order at the same moment. What may happen once alone is tried with itself in every run; of
 * the other pairs every second one by day, the others the day after, and all of them at night for 20 rounds.
 */

let worker: BuyingWorker;
beforeAll(async () => {
  worker = await openBuyingWorker();
});
afterAll(() => worker.close());

// The embedded database does one thing after the other anyway.
const times = process.env.TEST_ENGINE === 'postgres' ? rounds(1, 20) : 1;
let keys = 0;
const newKey = () => `key-of-a-pair-${process.pid}-${++keys}`;
/** Jaipur's and Kutch's; neither spoils. */
const product = (index: 1 | 3) => worker.products[index] as SampleProduct;

interface Opened {
  order: { _id: string; number: string };
  payment: { _id: string };
}

/** An order of two units each of two sellers, and everything that may happen to it. */
interface Case {
  guest: TestClient;
  body: unknown;
  number: string;
  opened: Opened;
  other: Opened;
  messages: Message[];
  lines: { _id: string }[];
  parcelIds: string[];
  returns: string[];
}

async function restock(): Promise<void> {
  await worker.rows(
    `update variants v set available = 100, stocked = 100 - coalesce((select sum(qty) from stock_movements m where m.variant_id = v.id), 0)
      where id = any($1)`,
    worker.products.map((each) => each.variantId),
  );
}

/** Paid at Razorpay, which the shop has not heard yet, after a first try with the demonstration. */
async function waiting(): Promise<Case> {
  const guest = createTestClient(worker.shop);
  const code = `PAIR-${++keys}`;
  await worker.rows(`insert into coupons (code, kind, value, funded_by, uses_limit) values ($1, 'fixed', 1003, 'operator', 1)`, code);
  const products = [
    [product(1), 2],
    [product(3), 2],
  ] as const;
  const expectedTotalPaise = products.reduce((sum, [each, qty]) => sum + each.pricePaise * qty, 0) - 1003;
  const body = orderOf(products, { method: 'demo', coupon: code, expectedTotalPaise });
  const opened: Opened = await placed(guest, body);
  const { number } = opened.order;
  const again = await guest.send('POST', `/orders/${number}/payments`, { idempotencyKey: newKey(), method: 'razorpay' });
  const other: Opened = again.body.data;
  const [row] = await worker.rows<{ ref: string }>('select provider_ref as ref from payments where id = $1', other.payment._id);
  const { messages } = worker.razorpay.pay(row?.ref ?? '');
  const { parcels } = await readOrderView(guest, number);
  return {
    guest,
    body,
    number,
    opened,
    other,
    messages,
    lines: parcels.flatMap((parcel: { lines: { _id: string }[] }) => parcel.lines),
    parcelIds: parcels.map((parcel: { _id: string }) => parcel._id),
    returns: [],
  };
}

async function overdue(): Promise<Case> {
  const made = await waiting();
  await expire(worker.shop, made.opened.order._id);
  return made;
}

async function paid(): Promise<Case> {
  const made = await waiting();
  expect(await approve(made)).toBe('ok');
  return made;
}

/** With a return that is approved, and one of the same units that was refused before. */
async function delivered(): Promise<Case> {
  const made = await paid();
  for (const parcelId of made.parcelIds)
    for (const event of ['pack', 'ship', 'deliver'] as const) await moveParcel(worker.shop.ctx, { parcelId, event, by: 'operator' });
  for (const event of ['refuse', 'approve'] as const) {
    const answer = await made.guest.send('POST', `/orders/${made.number}/returns`, complaint(made, 0, 2));
    const id = answer.body.data.return._id;
    await decideReturn(worker.shop.ctx, { id, event, by: 'seller', decision: 'So it is.' });
    made.returns.push(id);
  }
  return made;
}

const complaint = ({ lines }: Case, line: number, qty: number) => ({
  idempotencyKey: newKey(),
  lines: [{ lineId: lines[line]?._id, qty, reason: 'damaged' }],
  wish: 'refund',
  message: 'It came broken.',
});

/** Paid, and as far on its way as these events bring it; its promise is over. */
const onItsWay = (events: readonly ParcelMove['event'][]) => async (): Promise<Case> => {
  const made = await paid();
  for (const parcelId of made.parcelIds) for (const event of events) await moveParcel(worker.shop.ctx, { parcelId, event, by: 'operator' });
  await worker.rows('update parcels set promised_until = current_date - 2 where id = any($1)', made.parcelIds);
  return made;
};

type Act = (made: Case) => Promise<unknown>;
const post =
  (path: string, body: (made: Case) => unknown): Act =>
  async (made) => {
    const { status, body: said } = await made.guest.send('POST', path.replace(':number', made.number), body(made));
    return status === 200 ? 'ok' : said.code;
  };
const cancelOf = (line: number, qty: number) =>
  post('/orders/:number/cancel', ({ lines }) => ({ idempotencyKey: newKey(), lines: [{ lineId: lines[line]?._id, qty }] }));
const approve: Act = (made) => post(`/demo/payments/${demoRef(made.opened.payment._id)}`, () => ({ act: 'approve' }))(made);
const hear: Act = async ({ messages }) => {
  for (const { body, headers } of messages) {
    const { status } = await worker.shop.request('/api/v1/payments/webhooks/razorpay', { method: 'POST', body, headers });
    expect(status).toBe(200);
  }
  return 'ok';
};
const inside =
  (act: (made: Case) => Promise<unknown>): Act =>
  (made) =>
    act(made).then(
      () => 'ok',
      (error) => {
        if (error instanceof DomainError) return error.code;
        throw error;
      },
    );
const decide = (which: 0 | 1, event: 'refund' | 'replace' | 'reopen', restocked = false) =>
  inside(({ returns }) => decideReturn(worker.shop.ctx, { id: returns[which] ?? '', event, by: 'seller', restock: restocked }));
/** Something happens to the first parcel. */
const step = (event: ParcelMove['event'], more: Partial<ParcelMove> = {}) =>
  inside(({ parcelIds: [parcelId = ''] }) => moveParcel(worker.shop.ctx, { parcelId, event, by: 'operator', ...more }));
/** The buyer says something about the first parcel. */
const say =
  (act: string, body: object = {}): Act =>
  (made) =>
    post(`/orders/:number/parcels/${made.parcelIds[0]}/${act}`, () => body)(made);
const goodwill = inside(({ number }) =>
  refundGoodwill(worker.shop.ctx, { number, amountPaise: 1_000, reason: 'A scratch', bearer: 'shop' }),
);
const payAgain = (method: string) => post('/orders/:number/payments', () => ({ idempotencyKey: newKey(), method }));

const paying: Record<string, Act> = {
  'the demonstration reports the first payment': approve,
  'Razorpay reports the second payment': hear,
  'the time runs out': inside(() => releaseExpired(worker.shop.ctx)),
  'the buyer pays again': payAgain('demo'),
  'the buyer takes cash on delivery': payAgain('cod'),
  'the buyer comes back': post('/orders/:number/payments/check', () => ({})),
  'the order is sent again': post('/orders', ({ body }) => body),
};

const states: Record<string, { prepare: () => Promise<Case>; acts: Record<string, Act>; once: readonly string[] }> = {
  'an order that waits for its payment': { prepare: waiting, acts: paying, once: ['the buyer takes cash on delivery'] },
  'an order whose time is over': { prepare: overdue, acts: paying, once: [] },
  'an order that is paid': {
    prepare: paid,
    acts: {
      'all pieces of a line are cancelled': cancelOf(0, 2),
      'a piece of the line is cancelled': cancelOf(0, 1),
      'the other line is cancelled': cancelOf(1, 2),
      'its parcel is packed': inside(({ parcelIds: [parcelId = ''] }) =>
        moveParcel(worker.shop.ctx, { parcelId, event: 'pack', by: 'operator' }),
      ),
      'it is paid a second time': hear,
      'refunds are sent': inside(() => settleRefunds(worker)),
    },
    once: ['all pieces of a line are cancelled', 'the other line is cancelled', 'its parcel is packed'],
  },
  'an order that is packed': {
    prepare: onItsWay(['pack']),
    acts: {
      'its seller cancels a parcel': step('cancel', { by: 'seller', reason: 'damaged' }),
      'the parcel is shipped': step('ship'),
      'goodwill is given': goodwill,
      'refunds are sent': inside(() => settleRefunds(worker)),
    },
    once: ['its seller cancels a parcel', 'the parcel is shipped'],
  },
  'an order on its way': {
    prepare: onItsWay(['pack', 'ship']),
    acts: {
      'a parcel is delivered': step('deliver', { by: 'courier' }),
      'the parcel is lost': step('lose', { by: 'courier' }),
      'the buyer says that it has not come': say('not-received', { remedy: 'refund' }),
      'the buyer says that it has come': say('received'),
      'the clock goes on': inside(() => advanceParcels(worker.shop.ctx)),
    },
    once: ['a parcel is delivered', 'the parcel is lost'],
  },
  'an order with a lost parcel': {
    prepare: onItsWay(['pack', 'ship', 'lose']),
    acts: {
      'the buyer wants the money': say('remedy', { remedy: 'refund' }),
      'the buyer wants the pieces': say('remedy', { remedy: 'replacement' }),
      'the shop pays it back': step('refund', { by: 'shop' }),
      'it turns up': step('deliver'),
      'goodwill is given': goodwill,
      'refunds are sent': inside(() => settleRefunds(worker)),
    },
    once: ['the shop pays it back', 'it turns up'],
  },
  'an order that was delivered': {
    prepare: delivered,
    acts: {
      'a return is requested': post('/orders/:number/returns', (made) => complaint(made, 1, 2)),
      'a return of a piece of it is requested': post('/orders/:number/returns', (made) => complaint(made, 1, 1)),
      'the approved return is refunded': decide(1, 'refund', true),
      'it is replaced': decide(1, 'replace'),
      'the refused return is taken up again': decide(0, 'reopen'),
      'the approved return is withdrawn': (made) => post(`/orders/:number/returns/${made.returns[1]}/withdraw`, () => ({}))(made),
      'refunds are sent': inside(() => settleRefunds(worker)),
    },
    once: ['a return is requested', 'the approved return is refunded', 'it is replaced', 'the approved return is withdrawn'],
  },
};
/** No request ended in a fault, nothing is half, and once everything is settled no account owes anything. */
async function expectWhole(cases: readonly Case[], outcomes: readonly unknown[]): Promise<void> {
  expect(outcomes).not.toContain('INTERNAL');
  for (const made of cases) await hear(made);
  await settleRefunds(worker);
  const orders = cases.map((made) => made.opened.order._id);
  const owed = await worker.rows(
    `select o.number, sum(e.amount_paise)::bigint as due from orders o join ledger_entries e on e.order_id = o.id and e.account = 'buyer'
      where o.id = any($1) and o.method <> 'cod' group by o.number having sum(e.amount_paise) <> 0`,
    orders,
  );
  expect(owed).toEqual([]);
  const tooOften = await worker.rows(
    `select l.id from order_lines l left join (select x.line_id, sum(x.qty) as qty from return_lines x join returns r on r.id = x.return_id
        and r.state in ('requested', 'approved', 'received') group by x.line_id) r on r.line_id = l.id
      where l.order_id = any($1) and l.cancelled_qty + l.refunded_qty + coalesce(r.qty, 0) > l.qty`,
    orders,
  );
  expect(tooOften).toEqual([]);
  await expectBalancedBooks(worker.shop.ctx);
}

describe.each(Object.entries(states))('%s', (_, { prepare, acts, once }) => {
  const names = Object.keys(acts);
  const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));
  const isOnce = ([one, other]: readonly [string, string]) => one === other && once.includes(one);

  test.each([
    ...pairs.filter(isOnce),
    ...sample(
      pairs.filter((pair) => !isOnce(pair)),
      2,
    ),
  ])('%s × %s', { timeout: raceTimeout }, async (one, other) => {
    await restock();
    const cases: Case[] = [];
    const outcomes: unknown[] = [];
    for (let round = 0; round < times; round++) {
      const made = await prepare();
      cases.push(made);
      const both = [acts[one], acts[other]].map((act) => act?.(made));
      const said = await Promise.all(round % 2 === 0 ? both : both.reverse());
      outcomes.push(...said);
      if (isOnce([one, other])) expect(said.filter((each) => each === 'ok')).toHaveLength(1);
    }
    await expectWhole(cases, outcomes);
  });
});

test('order × order for the last unit, and with a coupon for one use', { timeout: raceTimeout }, async () => {
  for (let round = 0; round < times; round++) {
    await restock();
    const code = `LAST-${++keys}`;
    await worker.rows(`insert into coupons (code, kind, value, funded_by, uses_limit) values ($1, 'fixed', 1003, 'operator', 1)`, code);
    const pay = (more: Record<string, unknown>) => createTestClient(worker.shop).send('POST', '/orders', orderOf([[product(1), 1]], more));
    const withCoupon = { coupon: code, expectedTotalPaise: product(1).pricePaise - 1003 };
    const coupons = await Promise.all([pay(withCoupon), pay(withCoupon)]);
    expect(coupons.map(({ status, body }) => (status === 200 ? 'ok' : body.code)).sort()).toEqual(['COUPON_REFUSED', 'ok']);
    await worker.rows('update variants set stocked = stocked - available + 1, available = 1 where id = $1', product(1).variantId);
    const last = await Promise.all([pay({}), pay({ method: 'demo' })]);
    expect(last.map(({ status, body }) => (status === 200 ? 'ok' : body.code)).sort()).toEqual(['OUT_OF_STOCK', 'ok']);
    await expectBalancedBooks(worker.shop.ctx);
  }
});
