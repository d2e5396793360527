import { lockOwnOrder, orderActor } from '#modules/orders/api.ts';
import type { returnReasons } from '#modules/orders/contract.ts';
import { requireOrder } from '#modules/orders/require-order.ts';
import { isReturnable, returnDays } from '#modules/orders/return-window-rules.ts';
import type { Context } from '#platform/context.ts';
import { withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { DomainError } from '#shared/errors.ts';
import { newId, newReadableCode } from '#shared/id.ts';
import type { ReturnView } from './contract.ts';
import { mailAboutReturn } from './mail-about-return.ts';
import { attachPhotos, insertMessage, insertReturn, type ReturnableLine, readReturnableLines } from './queries.ts';
import { getReturn } from './return-view.ts';
import type { returns } from './tables.ts';

interface RequestedLine {
  lineId: string;
  qty: number;
  reason: (typeof returnReasons)[number];
}

export interface ReturnRequest extends Pick<typeof returns.$inferInsert, 'wish'> {
  number: string;
  idempotencyKey: string;
  lines: readonly RequestedLine[];
  message: string;
  photoIds: readonly string[];
}

/**
 * @throws {DomainError} NOT_RETURNABLE or RETURN_TOO_LATE at the line, INVALID_INPUT at a reason that is not
 * allowed
 */
function checkLine(line: ReturnableLine | undefined, asked: RequestedLine, place: string, now: Date): void {
  if (!line) throw new DomainError('NOT_RETURNABLE', { [place]: 'This piece is not part of the order.' });
  if (line.parcelState !== 'delivered' || !line.deliveredAt)
    throw new DomainError('NOT_RETURNABLE', { [place]: 'This piece has not arrived yet.' });
  if (returnDays(asked.reason, line) === undefined)
    throw new DomainError('INVALID_INPUT', { [`${place}.reason`]: 'A piece cannot be returned for this reason.' });
  if (!isReturnable(asked.reason, line, line.deliveredAt, now))
    throw new DomainError('RETURN_TOO_LATE', { [place]: 'The 7 days for reporting a problem are over.' });
  const left = line.qty - line.cancelledQty - line.refundedQty - line.openQty;
  if (asked.qty > left)
    throw new DomainError('NOT_RETURNABLE', {
      [`${place}.qty`]: left > 0 ? `At most ${left}.` : 'These pieces have already been reported.',
    });
}

/**
 * Checks the lines and gives their parcel.
 * @throws {DomainError} as `checkLine`, INVALID_INPUT for several parcels
 */
async function checkLines(tx: Context, orderId: string, asked: readonly RequestedLine[]): Promise<string> {
  if (new Set(asked.map((line) => line.lineId)).size < asked.length) throw new DomainError('INVALID_INPUT', { lines: 'Each piece once.' });
  const lines = await readReturnableLines(
    tx.db,
    orderId,
    asked.map((line) => line.lineId),
  );
  for (const [index, each] of asked.entries()) {
    const line = lines.find(({ id }) => id === each.lineId);
    checkLine(line, each, `lines.${index}`, tx.now());
  }
  const [parcelId, ...others] = new Set(lines.map((line) => line.parcelId));
  if (parcelId === undefined || others.length > 0)
    throw new DomainError('INVALID_INPUT', { lines: 'Report the pieces of each parcel by themselves.' });
  return parcelId;
}

/** Limits the returns of an order in a day, withdrawn ones included, because each sends mails. */
const byOrder = { name: 'returns by order', max: 20, seconds: 24 * 60 * 60 };

/**
 * Requests a return of units of one parcel.
 * @throws {DomainError} ORDER_NOT_FOUND, RETURN_TOO_LATE, NOT_RETURNABLE, TOO_MANY_REQUESTS, INVALID_INPUT at
 * a field
 */
export async function requestReturn(ctx: Context, input: ReturnRequest): Promise<{ data: { return: ReturnView } }> {
  const { orderId } = await requireOrder(ctx, input.number);
  const { idempotencyKey: key, ...body } = input;
  const { answer } = await withIdempotencyKey(ctx, { actor: orderActor(orderId), route: 'request-return', key, body }, async (tx) => {
    await lockOwnOrder(tx, orderId);
    await consumeRateLimit(tx, byOrder, orderId);
    const { lines, message } = input;
    const parcelId = await checkLines(tx, orderId, lines);
    const id = newId();
    const now = tx.now();
    const number = `R-${newReadableCode()}`;
    await insertReturn(tx.db, { id, number, orderId, parcelId, state: 'requested', wish: input.wish, createdAt: now, stateAt: now }, lines);
    const photos = [...new Set(input.photoIds)];
    if ((await attachPhotos(tx.db, orderId, id, photos)) < photos.length)
      throw new DomainError('INVALID_INPUT', { photoIds: 'Upload these photographs once more.' });
    await insertMessage(tx.db, id, { author: 'buyer', text: message, at: now });
    await mailAboutReturn(tx, orderId, (await getReturn(tx, orderId, id)).data.return, 'requested', message);
    return { id };
  });
  return getReturn(ctx, orderId, answer.id);
}
