import { postAdvanceAsGoodwill, postUnexplained } from '#modules/ledger/post-provider.ts';
import type { Context } from '#platform/context.ts';
import { closeDifferenceRow, type OpenDifference } from './difference-queries.ts';

/**
 * Closes a difference with the operator's reason. What the provider's balance has beyond the books is posted
 * as unexplained, so that both agree; a refund in the dashboard was a gift on top.
 * @returns undefined where no difference with this id is open
 */
export async function closeDifference(
  ctx: Context,
  { id, by, reason }: { id: string; by: string; reason: string },
): Promise<OpenDifference | undefined> {
  return ctx.transaction(async (tx) => {
    const closed = await closeDifferenceRow(tx.db, id, by, reason);
    if (!closed) return undefined;
    const { provider, amountPaise, orderId } = closed;
    // Opened again after a change, it is another posting.
    const posting = `${id}:${closed.openedAt.getTime()}`;
    if (closed.kind === 'refund-at-provider' && orderId !== null) await postAdvanceAsGoodwill(tx, { id: posting, orderId });
    else if (amountPaise !== 0) await postUnexplained(tx, { id: posting, provider, amountPaise });
    return closed;
  });
}
