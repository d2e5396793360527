/**
 * The operator's desk in a process of its own, which is killed: node test/model/crash-desk.ts <settings>. It
 * reads a line of JSON for each act, and says its outcome once it is done.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { bookShipment } from '#modules/carriers/book-shipment.ts';
import { moveParcel, type ParcelMove } from '#modules/orders/move-parcel.ts';
import { type Goodwill, refundGoodwill } from '#modules/orders/refund-goodwill.ts';
import { resolveRefund } from '#modules/payments/resolve-refund.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { openContext } from './crash-context.ts';

/** An act of the operator. `pay` and `bounce` are about what goes back for an order that was paid in cash. */
export type DeskAct =
  | { act: 'move'; move: ParcelMove }
  | { act: 'goodwill'; goodwill: Goodwill }
  | { act: 'book'; parcelId: string }
  | { act: 'pay' | 'bounce'; orderId: string };

const size = { weightGrams: 650, lengthCm: 30, breadthCm: 20, heightCm: 10 };

async function resolve(ctx: Context, orderId: string, act: 'done' | 'bounced'): Promise<void> {
  const waits = act === 'done' ? `state = 'requested' and next_check_at is null` : `state = 'done' and paid_from = 'bank' and attempt = 1`;
  const { rows } = await ctx.db.execute(`select id from refunds where order_id = $1 and ${waits}`, [orderId]);
  for (const { id } of rows) await resolveRefund(ctx, String(id), act, act === 'done' ? 'BANK1234' : undefined);
}

/** @returns `ok`, or `waiting` for a booking that another process began and did not end */
async function perform(ctx: Context, task: DeskAct): Promise<string> {
  if (task.act === 'move') await moveParcel(ctx, task.move);
  else if (task.act === 'goodwill') await refundGoodwill(ctx, task.goodwill);
  else if (task.act === 'book') {
    const { state } = await bookShipment(ctx, { parcelId: task.parcelId, carrier: 'shiprocket', ...size });
    return state === 'booked' ? 'ok' : 'waiting';
  } else await resolve(ctx, task.orderId, task.act === 'pay' ? 'done' : 'bounced');
  return 'ok';
}

if (import.meta.main) {
  const { ctx } = await openContext(JSON.parse(process.argv[2] ?? '{}'));
  const say = (id: number, outcome: string) => writeSync(1, `${JSON.stringify({ id, outcome })}\n`);
  createInterface({ input: process.stdin }).on('line', (line) => {
    const { id, ...task } = JSON.parse(line) as DeskAct & { id: number };
    perform(ctx, task as DeskAct).then(
      (outcome) => say(id, outcome),
      // Anything else is no answer: the database may be gone, and the act is repeated.
      (error) => say(id, error instanceof DomainError && error.code !== 'SERVICE_UNAVAILABLE' ? error.code : 'fault'),
    );
  });
}
