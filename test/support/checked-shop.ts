import { issueCreditNote } from '#modules/ledger/issue-invoice.ts';
import { postRefund, postReversal } from '#modules/ledger/post.ts';
import { readInvoicedParcel, readPostedLines } from '#modules/orders/api.ts';
import { moveParcel } from '#modules/orders/move-parcel.ts';
import type { Context } from '#platform/context.ts';
import { addOrder, addSoldProducts, type SampleOrder, type SoldProduct } from './sample-sales.ts';

/** A shop whose books agree: what faults are planted into. */
export interface CheckedShop {
  bowl: SoldProduct;
  coat: SoldProduct;
  /** Paid, with a cancelled bowl that was paid back, and three coats of which none is packed. */
  order: SampleOrder;
  /** Paid and delivered. */
  delivered: SampleOrder;
  /** Paid, delivered, and one of its two bowls paid back after a return. */
  returned: SampleOrder;
  /** Delivered against cash. */
  cash: SampleOrder;
  /** On its way, to be paid in cash. */
  unpaidCash: SampleOrder;
}

async function bring(ctx: Context, { lines }: SampleOrder, events: readonly ('pack' | 'ship' | 'deliver')[]): Promise<void> {
  for (const { parcelId } of lines) for (const event of events) await moveParcel(ctx, { parcelId, event, by: 'operator' });
}

/** Takes one unit of the first line of an order back and pays for it. */
async function takeBack(ctx: Context, order: SampleOrder, column: 'cancelled_qty' | 'refunded_qty', refundId: string): Promise<void> {
  const [first] = order.lines;
  if (!first) throw new Error('an order without lines');
  await ctx.transaction(async (tx) => {
    const amountPaise = Math.floor(first.paidPaise / first.qty);
    await tx.db.execute(`update order_lines set ${column} = 1 where id = $1`, [first.id]);
    const lines = await readPostedLines(tx.db, order.id, [first.id]);
    await postReversal(
      tx,
      lines.map((line) => ({ ...line, fromQty: 0, toQty: 1 })),
    );
    await tx.db.execute(
      `insert into refunds (id, payment_id, order_id, amount_paise, key, reason, state, created_at, state_at)
       values ($1, $2, $3, $4, $1, $5, 'done', now(), now())`,
      [refundId, order.paymentId, order.id, amountPaise, column === 'cancelled_qty' ? 'cancelled' : 'returned'],
    );
    await postRefund(tx, { id: refundId, orderId: order.id, provider: 'demo', amountPaise });
    if (column === 'refunded_qty') {
      await tx.db.execute(
        `insert into returns (id, number, order_id, parcel_id, state, wish, created_at, state_at)
         values ('return1', 'RETURN-1', $1, $2, 'refunded', 'refund', now(), now())`,
        [order.id, first.parcelId],
      );
      await tx.db.execute(`insert into return_lines (return_id, line_id, qty, reason) values ('return1', $1, 1, 'damaged')`, [first.id]);
      await issueCreditNote(tx, await readInvoicedParcel(tx.db, first.parcelId), [{ lineId: first.id, fromQty: 0, toQty: 1 }]);
    } else {
      await tx.db.execute('update variants set available = available + 1 where id = $1', [first.product.variantId]);
      await tx.db.execute(`insert into stock_movements (variant_id, qty, reason, order_id) values ($1, 1, 'release', $2)`, [
        first.product.variantId,
        order.id,
      ]);
    }
  });
}

/** Fills an empty shop with orders in several states. */
export async function fillCheckedShop(ctx: Context): Promise<CheckedShop> {
  const [bowl, coat] = await addSoldProducts(ctx);
  const order = await addOrder(ctx, [
    { product: bowl, qty: 2 },
    { product: coat, qty: 3, couponPaise: 1000, fundedBy: 'operator' },
  ]);
  await takeBack(ctx, order, 'cancelled_qty', 'r1');
  const delivered = await addOrder(ctx, [{ product: bowl, qty: 1 }]);
  await bring(ctx, delivered, ['pack', 'ship', 'deliver']);
  const returned = await addOrder(ctx, [{ product: bowl, qty: 2 }]);
  await bring(ctx, returned, ['pack', 'ship', 'deliver']);
  await takeBack(ctx, returned, 'refunded_qty', 'r2');
  const cash = await addOrder(ctx, [{ product: bowl, qty: 1 }], undefined, 'cod');
  await bring(ctx, cash, ['pack', 'ship', 'deliver']);
  const unpaidCash = await addOrder(ctx, [{ product: coat, qty: 1 }], undefined, 'cod');
  await bring(ctx, unpaidCash, ['pack', 'ship']);
  await ctx.db.execute(
    `insert into coupons (code, kind, value, funded_by, uses_limit, per_person) values ('SAMPLE', 'fixed', 1000, 'operator', 2, 1)`,
  );
  return { bowl, coat, order, delivered, returned, cash, unpaidCash };
}
