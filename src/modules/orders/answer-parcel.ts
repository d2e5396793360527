import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { type LockedOrder, lockOwnOrder } from './api.ts';
import { chooseCredit } from './choose-credit.ts';
import type { OrderView } from './contract.ts';
import { viewOrder } from './get-order.ts';
import { applyToParcel } from './move-parcel.ts';
import { type Remedy, wrongParcelState } from './parcel-contract.ts';
import { findOrderOfParcel, hasReturns, type LockedParcel, lockParcel } from './parcel-queries.ts';
import { canReportMissing } from './report-missing-rules.ts';
import { requireOrder } from './require-order.ts';

interface ParcelOfOrder {
  number: string;
  parcelId: string;
}
type Answered = Promise<{ data: { order: OrderView } }>;

/** Runs an act of the buyer on a parcel of the buyer's own order. @throws {DomainError} ORDER_NOT_FOUND */
async function answer(
  ctx: Context,
  { number, parcelId }: ParcelOfOrder,
  act: (tx: Context, order: LockedOrder, parcel: LockedParcel) => Promise<unknown>,
): Answered {
  const { orderId } = await requireOrder(ctx, number);
  await ctx.transaction(async (tx) => {
    const order = await lockOwnOrder(tx, orderId);
    const isOfOrder = (await findOrderOfParcel(tx.db, parcelId, { orderId })) !== undefined;
    const parcel = isOfOrder ? await lockParcel(tx.db, parcelId) : undefined;
    if (!order || !parcel) throw new DomainError('ORDER_NOT_FOUND');
    await act(tx, order, parcel);
  });
  return { data: { order: await viewOrder(ctx, orderId) } };
}

/**
 * Notes that a parcel has arrived, for its buyer; a second time nothing happens.
 * @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE
 */
export async function confirmReceipt(ctx: Context, input: ParcelOfOrder): Answered {
  return answer(ctx, input, async (tx, order, { state, deliveredBy }) => {
    if (deliveredBy === 'buyer') return;
    const event = state === 'delivered' ? 'confirm-receipt' : 'deliver';
    await applyToParcel(tx, order, { parcelId: input.parcelId, event, by: 'buyer' });
  });
}

/**
 * Notes that a parcel has not arrived, for its buyer, with the remedy if it is lost. The seller has to answer
 * with a proof of delivery; a second report changes nothing.
 * @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE also before the promised day and after the window
 */
export async function reportMissing(ctx: Context, input: ParcelOfOrder & { remedy: Remedy }): Answered {
  const { parcelId, remedy } = input;
  return answer(ctx, input, async (tx, order, parcel) => {
    if (parcel.state === 'not-received') return;
    if (remedy === 'store-credit') await chooseCredit(tx, order, 'remedy');
    const reported = { ...parcel, hasReturns: await hasReturns(tx.db, parcelId) };
    if (!canReportMissing(reported, tx.now())) throw wrongParcelState({ state: parcel.state });
    await applyToParcel(tx, order, { parcelId, event: 'report-missing', by: 'buyer', remedy });
  });
}

const endOf = { refund: 'refunded', replacement: 'resent', 'store-credit': 'refunded' } as const;

/**
 * Chooses the remedy for a parcel that is lost or back, for its buyer; the same choice twice counts once.
 * @throws {DomainError} ORDER_NOT_FOUND, WRONG_STATE, OUT_OF_STOCK where there is nothing to send again
 */
export async function chooseRemedy(ctx: Context, input: ParcelOfOrder & { remedy: Remedy }): Answered {
  const { parcelId, remedy } = input;
  return answer(ctx, input, async (tx, order, parcel) => {
    if (parcel.state === endOf[remedy]) return;
    if (remedy === 'store-credit') await chooseCredit(tx, order, 'remedy');
    await applyToParcel(tx, order, { parcelId, event: remedy === 'replacement' ? 'resend' : 'refund', by: 'buyer', remedy });
  });
}
