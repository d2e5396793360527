import { lockOwnOrder } from '#modules/orders/api.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import type { ReturnView } from './contract.ts';
import { movePickup } from './move-pickup.ts';
import { readPickup } from './pickup-queries.ts';
import type { PickupState } from './pickup-rules.ts';
import { getReturn } from './return-view.ts';

type Choice = 'pickup' | 'self' | 'missed';

const events = { pickup: 'book', self: 'self-ship', missed: 'fail' } as const satisfies Record<Choice, string>;
/** States in which a choice was made already. */
const made: Record<Choice, readonly PickupState[]> = { pickup: ['booking', 'awaiting'], self: ['self'], missed: ['failed'] };

/**
 * Takes the buyer's word about the pickup of a return; the same word once more changes nothing.
 * @throws {DomainError} ORDER_NOT_FOUND, RETURN_NOT_FOUND, WRONG_STATE
 */
export async function choosePickup(
  ctx: Context,
  { number, id, choice }: { number: string; id: string; choice: Choice },
): Promise<{ data: { return: ReturnView } }> {
  const { orderId } = await requireOrder(ctx, number);
  return ctx.transaction(async (tx) => {
    await lockOwnOrder(tx, orderId);
    const answer = await getReturn(tx, orderId, id);
    const state = (await readPickup(tx.db, id))?.state;
    if (state !== undefined && made[choice].includes(state)) return answer;
    return { data: { return: await movePickup(tx, { returnId: id, orderId, event: events[choice], by: 'buyer' }) } };
  });
}

/** Notes a step of a pickup for the operator. @throws {DomainError} RETURN_NOT_FOUND, WRONG_STATE */
export async function operatePickup(
  ctx: Context,
  { id, event }: { id: string; event: 'fail' | 'collect' | 'arrive' | 'lose' | 'self-ship' | 'book' },
): Promise<{ data: { return: ReturnView } }> {
  return ctx.transaction(async (tx) => ({ data: { return: await movePickup(tx, { returnId: id, event, by: 'operator' }) } }));
}
