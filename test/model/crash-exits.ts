import { followShipmentsJob } from '#modules/carriers/advance-shipment.ts';
import { cancelOutdated } from '#modules/carriers/cancel-outdated.ts';
import type { ParcelMove } from '#modules/orders/move-parcel.ts';
import type { ParcelState } from '#modules/orders/parcel-contract.ts';
import type { Context } from '#platform/context.ts';
import type { ShiprocketSimulator } from '../simulators/shiprocket.ts';
import type { DeskAct } from './crash-desk.ts';
import type { DeskProcess } from './desk-process.ts';

type Step = ParcelMove['event'] | 'book' | 'goodwill' | 'pay' | 'bounce';

/** Ways of parcels that are played by turns, with the states in which they end. */
const exits: readonly { steps: readonly Step[]; end: ParcelState }[] = [
  { steps: ['pack', 'book', 'ship', 'deliver', 'goodwill', 'pay', 'bounce', 'pay'], end: 'delivered' },
  { steps: ['pack', 'ship', 'lose', 'refund', 'pay'], end: 'refunded' },
  { steps: ['pack', 'ship', 'fail-delivery', 'return-to-origin', 'take-back', 'refund', 'pay'], end: 'refunded' },
  // Parcels that were refused at the door are paid back by themselves once they are there.
  { steps: ['pack', 'book', 'ship', 'refuse', 'return-to-origin', 'take-back', 'pay'], end: 'refunded' },
  { steps: ['pack', 'ship', 'lose', 'resend'], end: 'resent' },
  { steps: ['pack', 'book', 'cancel', 'pay'], end: 'cancelled' },
];

const goodwillPaise = 1_000;

/** A parcel with what was done with it, and answered. */
export interface PlayedExit {
  orderId: string;
  parcelId: string;
  end: ParcelState;
  steps: readonly Step[];
}

function actOf(step: Step, { number, orderId, parcelId }: { number: string; orderId: string; parcelId: string }): DeskAct {
  if (step === 'book') return { act: 'book', parcelId };
  if (step === 'goodwill')
    return { act: 'goodwill', goodwill: { number, amountPaise: goodwillPaise, reason: 'A scratch', bearer: 'shop' } };
  if (step === 'pay' || step === 'bounce') return { act: step, orderId };
  const more = { ...(step === 'take-back' ? { restock: true } : {}), ...(step === 'cancel' ? { reason: 'cannot-deliver' as const } : {}) };
  return { act: 'move', move: { parcelId, event: step, by: 'operator', ...more } };
}

/**
 * Plays one of the exits with a confirmed parcel, each act until it is answered. An act that is repeated
 * because its answer was lost may find that it was done.
 * @returns what was refused though it was asked for once
 */
export async function playExit(
  desk: DeskProcess,
  which: number,
  of: { number: string; orderId: string; parcelId: string },
): Promise<{ played: PlayedExit; refused: string[] }> {
  const { steps, end } = exits[which % exits.length] as (typeof exits)[number];
  const refused: string[] = [];
  for (const [index, step] of steps.entries()) {
    const { outcome, times } = await desk.perform(actOf(step, of));
    // Its process was killed at the carrier: the parcel stays until the job takes the booking on.
    if (outcome === 'waiting') return { played: { ...of, end: 'packed', steps: steps.slice(0, index + 1) }, refused };
    if (outcome !== 'ok' && (times === 1 || outcome !== 'WRONG_STATE')) refused.push(`${of.number}: ${step} was refused: ${outcome}`);
  }
  return { played: { ...of, end, steps }, refused };
}

interface StoredExit {
  id: string;
  state: string;
  events: string[];
  goodwill: number;
  waiting: number;
  replacements: number;
  booking: string | null;
}

/** Compares what was played with what is stored, and with what the carrier was asked for. */
export async function inspectExits(ctx: Context, played: readonly PlayedExit[], shiprocket: ShiprocketSimulator): Promise<string[]> {
  // Does what the jobs would do in the next minutes.
  for (const { orderId } of played) await cancelOutdated(ctx, { orderId, kind: 'cancelled-by-us', about: 'inspection' });
  await ctx.db.execute('update shipments set next_check_at = now() where next_check_at is not null');
  await followShipmentsJob.handle({}, ctx);
  const { rows } = await ctx.db.execute(
    `select p.id, p.state, array(select e.event from parcel_events e where e.parcel_id = p.id order by e.id) as events,
        (select count(*)::int from refunds r where r.order_id = p.order_id and r.reason = 'operator' and r.amount_paise = $2) as goodwill,
        (select count(*)::int from refunds r where r.order_id = p.order_id and r.state <> 'done') as waiting,
        (select count(*)::int from parcels n where n.replaces_id = p.id) as replacements,
        (select s.state from shipments s where s.parcel_id = p.id) as booking
      from parcels p where p.id = any($1)`,
    [played.map(({ parcelId }) => parcelId), goodwillPaise],
  );
  const stored = new Map((rows as unknown as StoredExit[]).map((row) => [row.id, row]));
  return played.flatMap(({ parcelId, end, steps }) => {
    const row = stored.get(parcelId);
    if (!row) return [`parcel ${parcelId} is lost`];
    const orders = shiprocket.shipments.filter(({ reference }) => reference.startsWith(parcelId)).length;
    const isBooked = steps.includes('book');
    const moves = steps.filter((step) => !['book', 'goodwill', 'pay', 'bounce'].includes(step)) as string[];
    const wasRefused = moves.includes('refuse');
    const expected = {
      state: end,
      // A parcel that was refused ends by itself; cancelling all units of one is said of its lines.
      events: ['confirm', ...moves, ...(wasRefused ? ['refund'] : [])],
      goodwill: Number(steps.includes('goodwill')),
      waiting: 0,
      replacements: Number(end === 'resent'),
      orders: Number(isBooked),
      booking: isBooked ? (end === 'cancelled' ? 'cancelled' : 'booked') : null,
    };
    const found = { ...row, id: undefined, orders };
    const differs = Object.entries(expected).filter(
      ([name, value]) => JSON.stringify(found[name as keyof typeof found]) !== JSON.stringify(value),
    );
    return differs.map(
      ([name, value]) =>
        `parcel ${parcelId}: ${name} is ${JSON.stringify(found[name as keyof typeof found])}, not ${JSON.stringify(value)}`,
    );
  });
}
