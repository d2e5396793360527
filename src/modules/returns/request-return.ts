import { lockOwnOrder, orderActor } from '#modules/orders/api.ts';
import { chooseCredit } from '#modules/orders/choose-credit.ts';
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
  /** The parcel of the units; it matters where some of them were sent again. */
  parcelId?: string | undefined;
  lines: readonly RequestedLine[];
  message: string;
  photoIds: readonly string[];
}

function canReport(line: ReturnableLine, requested: RequestedLine, now: Date): boolean {
  const { parcelState, deliveredAt, qty, goneQty } = line;
  if (parcelState !== 'delivered' || !deliveredAt || requested.qty > qty - goneQty) return false;
  return isReturnable(requested.reason, line, deliveredAt, now);
}

/**
 * @throws {DomainError} NOT_RETURNABLE or RETURN_TOO_LATE at the line, INVALID_INPUT at a reason that is not
 * allowed
 */
function checkLine(line: ReturnableLine | undefined, requested: RequestedLine, path: string, now: Date): void {
  if (!line) throw new DomainError('NOT_RETURNABLE', { [path]: 'This piece is not part of the order.' });
  if (line.parcelState !== 'delivered' || !line.deliveredAt)
    throw new DomainError('NOT_RETURNABLE', { [path]: 'This piece has not arrived yet.' });
  if (returnDays(requested.reason, line) === undefined)
    throw new DomainError('INVALID_INPUT', { [`${path}.reason`]: 'A piece cannot be returned for this reason.' });
  if (!isReturnable(requested.reason, line, line.deliveredAt, now))
    throw new DomainError('RETURN_TOO_LATE', { [path]: 'The 7 days for reporting a problem are over.' });
  const left = line.qty - line.goneQty;
  if (requested.qty > left)
    throw new DomainError('NOT_RETURNABLE', {
      [`${path}.qty`]: left > 0 ? `At most ${left}.` : 'These pieces have already been reported.',
    });
}

/**
 * Checks the lines and gives their parcel.
 * @throws {DomainError} as `checkLine`, INVALID_INPUT for several parcels
 */
async function checkLines(
  tx: Context,
  orderId: string,
  { lines: requested, parcelId: named }: Pick<ReturnRequest, 'lines' | 'parcelId'>,
): Promise<string> {
  if (new Set(requested.map((line) => line.lineId)).size < requested.length)
    throw new DomainError('INVALID_INPUT', { lines: 'Each piece once.' });
  const units = await readReturnableLines(
    tx.db,
    orderId,
    requested.map((line) => line.lineId),
    { parcelId: named },
  );
  const now = tx.now();
  // Without the name of a parcel the units are those that can be reported: of the first, or of a replacement.
  const lines = requested.flatMap((each, index) => {
    const ofLine = units.filter(({ id }) => id === each.lineId);
    const line = ofLine.find((unit) => canReport(unit, each, now)) ?? ofLine[0];
    checkLine(line, each, `lines.${index}`, now);
    return line ? [line] : [];
  });
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
    const order = await lockOwnOrder(tx, orderId);
    if (input.wish === 'store-credit' && order) await chooseCredit(tx, order, 'wish');
    await consumeRateLimit(tx, byOrder, orderId);
    const { lines, message } = input;
    const parcelId = await checkLines(tx, orderId, input);
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
