import { lockOrder } from '#modules/orders/api.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { type ReturnableLine, readReturnableLines, readReturnLines } from './queries.ts';

export interface ReturnedLine extends ReturnableLine {
  /** Units of the line in this return. */
  returnedQty: number;
}

/**
 * Reads the lines of a return, with its order locked until the transaction ends.
 * @throws {DomainError} NOT_RETURNABLE where the units were refunded, or claimed by another return, while
 * this one was refused
 */
export async function lockReturnedLines(
  tx: Context,
  { id, orderId, parcelId }: { id: string; orderId: string; parcelId: string },
): Promise<ReturnedLine[]> {
  await lockOrder(tx.db, orderId);
  const requested = new Map((await readReturnLines(tx.db, id)).map((line) => [line.lineId, line.qty]));
  const lines = await readReturnableLines(tx.db, orderId, [...requested.keys()], { returnId: id, parcelId });
  if (lines.length < requested.size) throw new DomainError('NOT_RETURNABLE');
  return lines.map((line) => {
    const returnedQty = requested.get(line.id) ?? 0;
    if (line.goneQty + returnedQty > line.qty) throw new DomainError('NOT_RETURNABLE');
    return { ...line, returnedQty };
  });
}
