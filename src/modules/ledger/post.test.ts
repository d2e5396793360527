import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPostedLines } from '#modules/orders/api.ts';
import { readDueOfParcel } from '#modules/orders/parcel-queries.ts';
import type { Context } from '#platform/context.ts';
import { addOrder, addSoldProducts, type SoldProduct } from '../../../test/support/sample-sales.ts';
import { openTestApp, type TestApp } from '../../../test/support/test-app.ts';
import { balanceOfOrder, balanceOfSeller } from './api.ts';
import { postCapture, postCodCollection, postRefund, postReversal, postSale } from './post.ts';

let shop: TestApp;
let bowl: SoldProduct;
let coat: SoldProduct;
beforeAll(async () => {
  shop = await openTestApp();
  [bowl, coat] = await addSoldProducts(shop.ctx);
});
afterAll(() => shop.close());

async function accounts(orderId: string): Promise<Record<string, number>> {
  const { rows } = await shop.ctx.db.execute(
    'select account, sum(amount_paise)::bigint as sum from ledger_entries where order_id = $1 group by account having sum(amount_paise) <> 0',
    [orderId],
  );
  return Object.fromEntries(rows.map((row) => [String(row.account), Number(row.sum)]));
}

/** Reverses units of a line of an order, as cancelling and returning do. */
async function reverse(tx: Context, orderId: string, { lineId, fromQty, toQty }: { lineId: string; fromQty: number; toQty: number }) {
  const lines = await readPostedLines(tx.db, orderId, [lineId]);
  await postReversal(
    tx,
    lines.map((line) => ({ ...line, fromQty, toQty })),
  );
}

test('posts a sale: buyer and operator owe, seller, commission, GST, TCS and TDS are owed', async () => {
  const order = await addOrder(shop.ctx, [{ product: bowl, qty: 2, couponPaise: 10_000, fundedBy: 'operator' }], undefined, 'cod');
  expect(await accounts(order.id)).toEqual({
    buyer: 200_000,
    coupons: 10_000,
    commission: -21_000,
    'commission-gst': -3780,
    tcs: -1000,
    tds: -200,
    seller: -(210_000 - 21_000 - 3780 - 1000 - 200),
  });
  expect(await balanceOfOrder(shop.ctx.db, order.id)).toBe(200_000);
});

test('posts once, however often a posting is repeated', async () => {
  const order = await addOrder(shop.ctx, [
    { product: bowl, qty: 3 },
    { product: coat, qty: 1 },
  ]);
  const [first] = order.lines;
  if (!first) throw new Error('no line');
  const owed = await balanceOfSeller(shop.ctx.db, bowl.seller.id);
  for (let time = 0; time < 2; time++) {
    await shop.ctx.transaction(async (tx) => {
      await postSale(tx, await readPostedLines(tx.db, order.id));
      await postCapture(tx, { id: order.paymentId, orderId: order.id, provider: 'demo', amountPaise: order.totalPaise });
      await reverse(tx, order.id, { lineId: first.id, fromQty: 0, toQty: 1 });
      await postRefund(tx, { id: `r-${order.id}`, orderId: order.id, provider: 'demo', amountPaise: 105_000 });
    });
    expect(await accounts(order.id)).toMatchObject({ 'provider:demo': order.totalPaise - 105_000 });
    expect(await balanceOfOrder(shop.ctx.db, order.id)).toBe(0);
  }
  expect(await balanceOfSeller(shop.ctx.db, bowl.seller.id)).toBe(owed - (105_000 - 10_500 - 1890 - 500 - 100));
});

test('leaves nothing of a line after reversing all units one by one', async () => {
  const items = [{ product: coat, qty: 7, couponPaise: 1234, fundedBy: 'operator' as const }];
  const order = await addOrder(shop.ctx, items, { country: 'IN', state: 'Goa' }, 'cod');
  const lineId = String(order.lines[0]?.id);
  for (const [fromQty, toQty] of [
    [0, 1],
    [1, 4],
    [4, 7],
  ] as const) {
    await shop.ctx.transaction((tx) => reverse(tx, order.id, { lineId, fromQty, toQty }));
  }
  expect(await accounts(order.id)).toEqual({});
});

test('refuses to reverse what was not sold', async () => {
  const order = await addOrder(shop.ctx, [{ product: bowl, qty: 1 }]);
  const lineId = String(order.lines[0]?.id);
  await expect(reverse(shop.ctx, order.id, { lineId, fromQty: 0, toQty: 2 })).rejects.toThrow('has no sale');
  await expect(reverse(shop.ctx, order.id, { lineId, fromQty: 1, toQty: 1 })).rejects.toThrow('has no sale');
  const [line] = await readPostedLines(shop.ctx.db, order.id);
  if (!line) throw new Error('no line');
  await expect(postReversal(shop.ctx, [{ ...line, lineId: 'nothing', fromQty: 0, toQty: 1 }])).rejects.toThrow('has no sale');
});

test('posts cash for the units in the parcel alone', async () => {
  const order = await addOrder(shop.ctx, [{ product: bowl, qty: 3 }], undefined, 'cod');
  const [line] = order.lines;
  if (!line) throw new Error('no line');
  await shop.ctx.transaction(async (tx) => {
    await tx.db.execute('update order_lines set cancelled_qty = 1 where id = $1', [line.id]);
    await reverse(tx, order.id, { lineId: line.id, fromQty: 0, toQty: 1 });
  });
  for (let time = 0; time < 2; time++) {
    const amountPaise = await readDueOfParcel(shop.ctx.db, line.parcelId);
    expect(amountPaise).toBe(210_000);
    await shop.ctx.transaction((tx) => postCodCollection(tx, { id: line.parcelId, orderId: order.id, amountPaise }));
  }
  expect(await accounts(order.id)).toMatchObject({ cod: 210_000 });
  expect(await balanceOfOrder(shop.ctx.db, order.id)).toBe(0);
});

test('refuses a posting that does not balance, in part and among others', async () => {
  const unbalanced = shop.ctx.transaction(async (tx) => {
    await tx.db.execute(`insert into ledger_transactions (id, kind) values ('wrong', 'correction')`);
    await tx.db.execute(`insert into ledger_entries (transaction_id, account, amount_paise) values ('wrong', 'buyer', 1)`);
  });
  await expect(unbalanced).rejects.toThrow('does not balance');
  const among = shop.ctx.transaction(async (tx) => {
    await tx.db.execute(`insert into ledger_transactions (id, kind) values ('wrong', 'correction'), ('right', 'correction')`);
    await tx.db.execute(`insert into ledger_entries (transaction_id, account, amount_paise)
      values ('right', 'buyer', 1), ('right', 'cod', -1), ('wrong', 'buyer', 1), ('wrong', 'cod', -2)`);
  });
  await expect(among).rejects.toThrow('ledger transaction wrong does not balance');
  const added = shop.ctx.transaction(async (tx) => {
    await tx.db.execute(`insert into ledger_transactions (id, kind) values ('whole', 'correction')`);
    await tx.db.execute(
      `insert into ledger_entries (transaction_id, account, amount_paise) values ('whole', 'buyer', 1), ('whole', 'cod', -1)`,
    );
    await tx.db.execute(`insert into ledger_entries (transaction_id, account, amount_paise) values ('whole', 'buyer', 1)`);
  });
  await expect(added).rejects.toThrow('does not balance');
  const { rows } = await shop.ctx.db.execute(`select id from ledger_transactions where id in ('wrong', 'right', 'whole')`);
  expect(rows).toEqual([]);
});

test('keeps the books append-only', async () => {
  for (const table of ['ledger_transactions', 'ledger_entries', 'stock_movements']) {
    await expect(shop.ctx.db.execute(`delete from ${table}`)).rejects.toThrow('append-only');
    await expect(shop.ctx.db.execute(`truncate ${table} cascade`)).rejects.toThrow('append-only');
  }
  await expect(shop.ctx.db.execute('update ledger_entries set amount_paise = 1')).rejects.toThrow('append-only');
  await expect(shop.ctx.db.execute(`update ledger_transactions set kind = 'payout'`)).rejects.toThrow('append-only');
});

test('posts a sale once when several transactions post it', async () => {
  const order = await addOrder(shop.ctx, [
    { product: coat, qty: 1 },
    { product: bowl, qty: 1 },
  ]);
  await Promise.all(
    [1, 2, 3, 4].map((_) =>
      shop.ctx.transaction(async (tx) => {
        await postCapture(tx, { id: order.paymentId, orderId: order.id, provider: 'demo', amountPaise: order.totalPaise });
        await postSale(tx, await readPostedLines(tx.db, order.id));
      }),
    ),
  );
  expect(await balanceOfOrder(shop.ctx.db, order.id)).toBe(0);
});
