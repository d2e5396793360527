import { requireOrder } from '#modules/orders/require-order.ts';
import type { Context } from '#platform/context.ts';
import { runOnce } from '#platform/idempotency/run-once.ts';
import { Failure } from '#shared/errors.ts';
import { newId, newReadableCode } from '#shared/id.ts';
import type { ReturnView } from './contract.ts';
import { mailAboutReturn } from './mail-about-return.ts';
import { attachPhotos, insertMessage, insertReturn, lockReturnableLines, type ReturnableLine } from './queries.ts';
import { returnDays } from './return-rules.ts';
import { getReturn } from './return-view.ts';

const day = 86_400_000;

export interface ReturnRequest {
  number: string;
  idempotencyKey: string;
  lines: readonly { lineId: string; qty: number; reason: string }[];
  wish: 'refund' | 'replacement';
  message: string;
  photoIds: readonly string[];
}

/** @throws {Failure} RETURN_TOO_LATE, NOT_RETURNABLE at the piece, INVALID_INPUT at a reason that does not count there */
function checkLine(line: ReturnableLine, asked: { qty: number; reason: string }, place: string, now: Date): void {
  if (line.parcelState !== 'delivered' || !line.deliveredAt) {
    throw new Failure('NOT_RETURNABLE', { [place]: 'This piece has not arrived yet.' });
  }
  const days = returnDays(asked.reason, line);
  if (days === undefined) throw new Failure('INVALID_INPUT', { [`${place}.reason`]: 'A piece cannot be returned for this reason.' });
  if (now.getTime() > line.deliveredAt.getTime() + days * day)
    throw new Failure('RETURN_TOO_LATE', { [place]: 'The time for that is over.' });
  const left = line.qty - line.cancelledQty - line.refundedQty - line.openQty;
  if (asked.qty > left) {
    throw new Failure('NOT_RETURNABLE', { [`${place}.qty`]: left > 0 ? `At most ${left}.` : 'These pieces are reported already.' });
  }
}

/**
 * Reports pieces of one parcel.
 * @throws {Failure} ORDER_NOT_FOUND, RETURN_TOO_LATE, NOT_RETURNABLE, INVALID_INPUT at a field
 */
export async function requestReturn(ctx: Context, input: ReturnRequest): Promise<{ data: { return: ReturnView } }> {
  const { orderId } = await requireOrder(ctx, input.number);
  const { idempotencyKey: key, ...body } = input;
  const { answer } = await runOnce(ctx, { actor: `order:${orderId}`, route: 'requestReturn', key, body }, async (tx) => {
    const asked = new Map(input.lines.map((line, index) => [line.lineId, { ...line, place: `lines.${index}` }]));
    if (asked.size < input.lines.length) throw new Failure('INVALID_INPUT', { lines: 'Each piece once.' });
    const lines = await lockReturnableLines(tx.db, orderId, [...asked.keys()]);
    const now = tx.now();
    for (const [lineId, { place }] of asked) {
      if (!lines.some((line) => line.id === lineId))
        throw new Failure('NOT_RETURNABLE', { [place]: 'This piece is not part of the order.' });
    }
    for (const line of lines) {
      const wanted = asked.get(line.id);
      if (wanted) checkLine(line, wanted, wanted.place, now);
    }
    const [parcelId, ...others] = new Set(lines.map((line) => line.parcelId));
    if (parcelId === undefined || others.length > 0) {
      throw new Failure('INVALID_INPUT', { lines: 'Report the pieces of each parcel by themselves.' });
    }
    const id = newId();
    const returned = [...asked.values()].map(({ lineId, qty, reason }) => ({ lineId, qty, reason }));
    const { wish } = input;
    await insertReturn(
      tx.db,
      { id, number: `R-${newReadableCode()}`, orderId, parcelId, state: 'requested', wish, createdAt: now, stateAt: now },
      returned,
    );
    const photos = [...new Set(input.photoIds)];
    if ((await attachPhotos(tx.db, orderId, id, photos)) < photos.length) {
      throw new Failure('INVALID_INPUT', { photoIds: 'Please upload these photographs once more.' });
    }
    await insertMessage(tx.db, id, { author: 'buyer', text: input.message, at: now });
    await mailAboutReturn(tx, orderId, (await getReturn(tx, orderId, id)).data.return, 'requested', input.message);
    return { id };
  });
  return getReturn(ctx, orderId, answer.id);
}
