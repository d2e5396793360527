import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postCodCollection, postRefund, postReversal } from '#modules/ledger/post.ts';
import { readPostedLines } from '#modules/orders/api.ts';
import { readDueOfParcel } from '#modules/orders/parcel-queries.ts';
import { expectBalancedBooks } from '../../../test/support/balanced-books.ts';
import { addOrder, addSoldProducts, type SampleOrder, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { bookChecks } from './book-checks.ts';
import { checkBooks, checkBooksJob } from './check-books.ts';

let shop: TestApp;
let bowl: SoldProduct;
let coat: SoldProduct;
let order: SampleOrder;
beforeAll(async () => {
  shop = await openTestApp();
  [bowl, coat] = await addSoldProducts(shop.ctx);
  order = await addOrder(shop.ctx, [
    { piece: bowl, qty: 2 },
    { piece: coat, qty: 3, couponPaise: 1000, fundedBy: 'operator' },
  ]);
  const [first] = order.lines;
  await shop.ctx.transaction(async (tx) => {
    await tx.db.execute('update order_lines set cancelled_qty = 1 where id = $1', [first?.id]);
    const reversed = await readPostedLines(tx.db, order.id, [String(first?.id)]);
    await postReversal(
      tx,
      reversed.map((line) => ({ ...line, fromQty: 0, toQty: 1 })),
    );
    await tx.db.execute('update variants set available = available + 1 where id = $1', [bowl.variantId]);
    await tx.db.execute(`insert into stock_movements (variant_id, qty, reason, order_id) values ($1, 1, 'release', $2)`, [
      bowl.variantId,
      order.id,
    ]);
    await tx.db.execute(
      `insert into refunds (id, payment_id, order_id, amount_paise, key, reason, state, created_at, state_at)
       values ('r1', $1, $2, 105000, 'cancel:1', 'cancelled', 'done', now(), now())`,
      [order.paymentId, order.id],
    );
    await postRefund(tx, { id: 'r1', orderId: order.id, provider: 'demo', amountPaise: 105_000 });
  });
  const cash = await addOrder(shop.ctx, [{ piece: bowl, qty: 1 }], undefined, 'cod');
  await shop.ctx.transaction(async (tx) => {
    await tx.db.execute(`update parcels set state = 'delivered' where order_id = $1`, [cash.id]);
    const parcelId = String(cash.lines[0]?.parcelId);
    await postCodCollection(tx, { id: parcelId, orderId: cash.id, amountPaise: await readDueOfParcel(tx.db, parcelId) });
  });
  await shop.ctx.db.execute(
    `insert into coupons (code, kind, value, funded_by, uses_limit, per_person) values ('SAMPLE', 'fixed', 1000, 'operator', 2, 1)`,
  );
});
afterAll(() => shop.close());
beforeEach(() => expectBalancedBooks(shop.ctx));

class Undo extends Error {}

/** Plants a bug with the guards against it disabled, collects the findings, and rolls it back. */
async function findingsOf(...bug: string[]): Promise<string[]> {
  let found: string[] = [];
  const planted = shop.ctx.transaction(async (tx) => {
    for (const text of bug) await tx.db.execute(text);
    found = (await checkBooks(tx)).map((finding) => finding.invariant);
    throw new Undo();
  });
  await expect(planted).rejects.toThrow(Undo);
  return found;
}

const off = (table: string) => `alter table ${table} disable trigger user`;
const minutesAgo = (minutes: number) => `now() - interval '${minutes} minutes'`;
const pendingOrder = (id: string, hold: string) =>
  `insert into orders (id, number, state, method, language, subtotal_paise, discount_paise, total_paise, tax_paise, country, created_at, hold_until)
   values ('${id}', '${id}', 'pending', 'demo', 'en', 0, 0, 0, 0, 'IN', now(), ${hold})`;

test.each<[invariant: string, bug: string, statements: () => string[]]>([
  [
    'a',
    'an entry was changed',
    () => [off('ledger_entries'), `update ledger_entries set amount_paise = amount_paise + 1 where account = 'tcs'`],
  ],
  [
    'a',
    'half a posting was written',
    () => [
      off('ledger_entries'),
      `insert into ledger_transactions (id, kind) values ('half', 'correction')`,
      `insert into ledger_entries (transaction_id, account, amount_paise) values ('half', 'buyer', 5)`,
    ],
  ],
  [
    'b',
    'a total is not that of its lines',
    () => [
      `update orders set total_paise = total_paise + 1, delivery_paise = delivery_paise + 1, subtotal_paise = subtotal_paise + 0 where id = '${order.id}'`,
      `update orders set delivery_paise = 0, subtotal_paise = subtotal_paise + 1 where id = '${order.id}'`,
    ],
  ],
  ['b', 'a piece was cancelled and not taken back', () => [`update order_lines set cancelled_qty = 1 where id = '${order.lines[1]?.id}'`]],
  ['b', 'a refund is in the books and not with the payments', () => [`update refunds set state = 'sent'`]],
  [
    'b',
    'a parcel was delivered for cash, and nothing was collected',
    () => [
      `update orders set method = 'cod' where id = '${order.id}'`,
      `update parcels set state = 'delivered' where order_id = '${order.id}'`,
    ],
  ],
  ['c', 'stock was lost', () => [`update variants set available = available - 1 where id = '${bowl.variantId}'`]],
  [
    'c',
    'a piece was sold and not taken',
    () => [
      off('stock_movements'),
      `update variants set available = available + 3 where id = '${coat.variantId}'`,
      `delete from stock_movements where variant_id = '${coat.variantId}'`,
    ],
  ],
  [
    'c',
    'more was put back on sale than came back',
    () => [
      `insert into stock_movements (variant_id, qty, reason, order_id) values ('${bowl.variantId}', 1, 'restock', '${order.id}')`,
      `update variants set available = available + 1 where id = '${bowl.variantId}'`,
    ],
  ],
  [
    'c',
    'another piece was sent of which no return knows',
    () => [`update order_lines set replaced_qty = 1 where id = '${order.lines[0]?.id}'`],
  ],
  ['d', 'an order stands without its contact', () => [`delete from order_contacts where order_id = '${order.id}'`]],
  [
    'd',
    'a line was never sold in the books',
    () => [
      off('ledger_entries'),
      off('ledger_transactions'),
      `delete from ledger_entries where transaction_id = 'sale:${order.lines[0]?.id}'`,
      `delete from ledger_transactions where id = 'sale:${order.lines[0]?.id}'`,
    ],
  ],
  ['d', 'an order was sold and does not stand', () => [`update orders set state = 'abandoned' where id = '${order.id}'`]],
  [
    'e',
    'two keys placed one order',
    () =>
      ['first-key', 'other-key'].map(
        (key) =>
          `insert into idempotency_keys (actor, route, key, request_hash, response)
           values ('guest', 'place-order', '${key}', 'x', '{"order": {"_id": "${order.id}"}}')`,
      ),
  ],
  [
    'e',
    'an order was promised and is not there',
    () => [
      `insert into idempotency_keys (actor, route, key, request_hash, response)
       values ('guest', 'place-order', 'lost-order', 'x', '{"order": {"_id": "lost"}}')`,
    ],
  ],
  [
    'e',
    'one payment of a provider was captured twice',
    () => [
      'alter table payments drop constraint payments_provider_provider_payment_id_key',
      `update payments set provider_payment_id = 'pay_1' where id = '${order.paymentId}'`,
      `insert into payments (id, order_id, attempt, provider, state, amount_paise, provider_payment_id, created_at, state_at)
       values ('twice', '${order.id}', 2, 'demo', 'captured', 1, 'pay_1', now(), now())`,
    ],
  ],
  ['f', 'a coupon was counted without an order', () => [`update coupons set uses = 1 where code = 'SAMPLE'`]],
  [
    'f',
    'a person used a coupon more often than allowed',
    () => [
      `update coupons set uses = 2 where code = 'SAMPLE'`,
      `insert into coupon_uses (code, order_id, person) values ('SAMPLE', 'o1', 'p'), ('SAMPLE', 'o2', 'p')`,
    ],
  ],
  [
    'g',
    'money came for an order that does not stand',
    () => [
      pendingOrder('waiting', `now() + interval '10 minutes'`),
      `insert into payments (id, order_id, attempt, provider, state, amount_paise, created_at, state_at)
       values ('late', 'waiting', 1, 'demo', 'captured', 700, ${minutesAgo(30)}, ${minutesAgo(30)})`,
    ],
  ],
  [
    'g',
    'an order was paid twice',
    () => [
      `insert into ledger_transactions (id, kind, order_id, at) values ('capture:again', 'capture', '${order.id}', ${minutesAgo(30)})`,
      `insert into ledger_entries (transaction_id, account, amount_paise, order_id)
       values ('capture:again', 'buyer', -500, '${order.id}'), ('capture:again', 'provider:demo', 500, '${order.id}')`,
      off('ledger_transactions'),
      `update ledger_transactions set at = ${minutesAgo(30)}`,
    ],
  ],
  ['h', 'a hold was never ended', () => [pendingOrder('forgotten', minutesAgo(60))]],
  [
    'h',
    'an event was never applied',
    () => [
      `insert into payment_events (provider, event_id, source, kind, received_at) values ('demo', 'e1', 'webhook', 'captured', ${minutesAgo(60)})`,
    ],
  ],
  [
    'h',
    'a job was never run',
    () => [`insert into jobs.job (name, state, start_after) values ('check-books', 'created', ${minutesAgo(90)})`],
  ],
  [
    'i',
    'the books hold another sum than the provider',
    () => [`update payments set amount_paise = amount_paise - 1 where id = '${order.paymentId}'`],
  ],
])('(%s) is broken and found where %s', async (invariant, _bug, statements) => {
  expect(await findingsOf(...statements())).toContain(invariant);
});

test('has a check for every invariant', () => {
  expect([...new Set(bookChecks.map((check) => check.invariant))]).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']);
});

test('mails the operator only when something is wrong', async () => {
  const mails = async () =>
    (await shop.ctx.db.execute(`select count(*)::int as n from mails where kind = 'books-do-not-agree'`)).rows[0]?.n;
  await checkBooksJob.handle({}, shop.ctx);
  expect(await mails()).toBe(0);
  await shop.ctx.db.execute(`update coupons set uses = 1 where code = 'SAMPLE'`);
  await checkBooksJob.handle({}, shop.ctx);
  await shop.ctx.db.execute(`update coupons set uses = 0 where code = 'SAMPLE'`);
  expect(await mails()).toBe(1);
});
