import { expect } from 'vitest';
import { moveParcel, type ParcelMove } from '#modules/orders/move-parcel.ts';
import type { ParcelState } from '#modules/orders/parcel-contract.ts';
import { decideReturn } from '#modules/returns/decide-return.ts';
import { DomainError } from '#shared/errors.ts';
import { count, type Month, type MonthOrder } from './month.ts';
import { monthRates as rates } from './month-rates.ts';

interface OpenParcel {
  id: string;
  orderId: string;
  state: ParcelState;
  /** Whole days in this state. */
  days: number;
  isCash: boolean;
  isReminded: boolean;
  isReplacement: boolean;
}

const readParcels = ({ rows }: Month, ...states: ParcelState[]) =>
  rows<OpenParcel>(
    `select p.id, p.order_id as "orderId", p.state, floor(extract(epoch from now() - p.state_at) / 86400)::int as days,
        o.method = 'cod' as "isCash", p.reminded_at is not null as "isReminded", p.replaces_id is not null as "isReplacement"
      from parcels p join orders o on o.id = p.order_id where o.state = 'placed' and p.state = any($1) order by p.id`,
    states,
  );

/** Parcels that were lost without a word of the courier. */
const vanished = new Set<string>();

/** Tells whether a buyer who can have store credit takes it. */
const takesCredit = ({ random }: Month, order: MonthOrder | undefined) => order?.isRegular === true && random.chance(rates.takesCredit);

/** The remedy that a buyer prefers. */
const remedyOf = (month: Month, order: MonthOrder) =>
  month.random.chance(rates.wantsItAgain) ? 'replacement' : takesCredit(month, order) ? 'store-credit' : 'refund';

/** A step of a sender or courier; what the shop refuses is counted, and is never half done. */
async function step(month: Month, move: ParcelMove): Promise<boolean> {
  try {
    await moveParcel(month.shop.ctx, move);
    count(month, move.event);
    return true;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    count(month, `${move.event} refused: ${error.code}`);
    return false;
  }
}

/** Buyers cancel, sellers give up, pack and send. */
export async function sendParcels(month: Month): Promise<void> {
  const { random } = month;
  for (const parcel of await readParcels(month, 'confirmed')) {
    const order = month.orders.get(parcel.orderId);
    if (parcel.days === 0 && !parcel.isReplacement && random.chance(rates.buyerCancels)) {
      const view = (await order?.buyer.send('GET', `/orders/${order.number}`))?.body.data.order;
      const lines = view.parcels
        .find((each: { _id: string }) => each._id === parcel.id)
        .lines.filter((line: { canCancel: boolean }) => line.canCancel)
        .map((line: { _id: string; qty: number; cancelledQty: number }) => ({ lineId: line._id, qty: line.qty - line.cancelledQty }));
      if (lines.length === 0) continue;
      const answer = await order?.buyer.send('POST', `/orders/${order.number}/cancel`, {
        idempotencyKey: `month-cancel-${parcel.id}`,
        lines,
        ...(takesCredit(month, order) ? { refundTo: 'store-credit' } : {}),
      });
      expect(answer?.status).toBe(200);
      count(month, 'cancelled by the buyer');
      continue;
    }
    if (random.chance(rates.sellerCannotDeliver)) {
      const reason = random.pick(['out-of-stock', 'cannot-deliver', 'damaged'] as const);
      await step(month, { parcelId: parcel.id, event: 'cancel', by: 'seller', reason });
      continue;
    }
    if (!random.chance(rates.packsToday)) continue;
    if (await step(month, { parcelId: parcel.id, event: 'pack', by: 'seller' }))
      await step(month, { parcelId: parcel.id, event: 'ship', by: 'seller', carrier: 'India Post', trackingNumber: 'EE123456785IN' });
  }
  for (const { id } of await readParcels(month, 'packed')) await step(month, { parcelId: id, event: 'ship', by: 'seller' });
}

/** Couriers bring parcels, bring them back and lose them. */
export async function carryParcels(month: Month): Promise<void> {
  const { random } = month;
  const by = 'courier' as const;
  for (const { id, state, days, isCash } of await readParcels(month, 'shipped', 'undeliverable', 'refused', 'returning')) {
    if (vanished.has(id) || days < 1) continue;
    if (random.chance(rates.neverMoves)) {
      vanished.add(id);
      count(month, 'vanished');
    } else if (state === 'shipped') {
      if (!random.chance(rates.arrives)) continue;
      const isRefused = random.chance(isCash ? rates.refusedInCash : rates.refusedPaid);
      const event = isRefused ? 'refuse' : random.chance(rates.nobodyHome) ? 'fail-delivery' : 'deliver';
      await step(month, { parcelId: id, event, by });
    } else if (state === 'undeliverable') await step(month, { parcelId: id, event: random.chance(0.7) ? 'ship' : 'return-to-origin', by });
    else if (state === 'refused') await step(month, { parcelId: id, event: 'return-to-origin', by });
    else if (random.chance(rates.comesBack))
      await step(month, { parcelId: id, event: 'take-back', by: 'seller', restock: random.chance(0.8) });
  }
}

/** Buyers who were asked say what came, and those who got something broken report it. */
export async function hearBuyers(month: Month): Promise<void> {
  const { random } = month;
  for (const parcel of await readParcels(month, 'shipped', 'lost', 'returned')) {
    const order = month.orders.get(parcel.orderId);
    if (!order || !(parcel.isReminded || parcel.state !== 'shipped') || !random.chance(rates.saysNotReceived)) continue;
    const act = parcel.state !== 'shipped' ? 'remedy' : vanished.has(parcel.id) ? 'not-received' : 'received';
    if (act === 'received' && parcel.isCash) continue;
    const remedy = remedyOf(month, order);
    const path = `/orders/${order.number}/parcels/${parcel.id}/${act}`;
    const { status, body } = await order.buyer.send('POST', path, act === 'received' ? {} : { remedy });
    count(month, status === 200 ? `buyer: ${act}` : `buyer: ${act} refused: ${body.code}`);
  }
  for (const { id, orderId, days } of await readParcels(month, 'delivered')) {
    const order = month.orders.get(orderId);
    if (days !== 1 || !order || !random.chance(rates.damaged)) continue;
    const view = (await order.buyer.send('GET', `/orders/${order.number}`)).body.data.order;
    const lines = view.parcels.find((each: { _id: string }) => each._id === id)?.lines ?? [];
    const line = lines.find((each: { canReturn: boolean; returnableQty: number }) => each.canReturn && each.returnableQty > 0);
    if (!line) continue;
    const report = { parcelId: id, lines: [{ lineId: line._id, qty: 1, reason: 'damaged' }], message: 'It came broken.' };
    const remedy = remedyOf(month, order);
    const body = { idempotencyKey: `month-report-${id}`, ...report, wish: remedy };
    const answer = await order.buyer.send('POST', `/orders/${order.number}/returns`, body);
    count(month, answer.status === 200 ? 'reported' : `report refused: ${answer.body.code}`);
  }
}

/** Shops decide about returns, sooner or later. */
export async function answerReturns(month: Month): Promise<void> {
  const { random, shop } = month;
  const open = await month.rows<{
    id: string;
    state: 'requested' | 'approved' | 'received';
    remedy: 'refund' | 'replacement' | 'store-credit';
  }>(`select id, state, wish as remedy from returns where state in ('requested', 'approved', 'received') order by id`);
  for (const { id, state, remedy } of open) {
    if (!random.chance(rates.answersToday)) continue;
    const settles = remedy === 'replacement' ? (['replace', 'refund'] as const) : (['refund'] as const);
    const events = state === 'requested' ? [random.chance(rates.refusesReturn) ? ('refuse' as const) : ('approve' as const)] : settles;
    for (const event of events)
      try {
        await decideReturn(shop.ctx, { id, event, by: 'seller', decision: 'We have looked at it.', restock: false });
        count(month, `return: ${event}`);
        break;
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        count(month, `return: ${event} refused: ${error.code}`);
      }
  }
}
