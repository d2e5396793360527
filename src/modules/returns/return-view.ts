import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { ReturnView } from './contract.ts';
import { type ReturnViewRow, readReturns } from './queries.ts';
import { escalateAfterDays } from './return-rules.ts';

/** Shapes a return for the API. */
export function returnView({ createdAt, sellerLabel, decision, carrier, trackingNumber, pickup, ...row }: ReturnViewRow): ReturnView {
  return {
    ...row,
    ...(sellerLabel ? { sellerLabel } : {}),
    createdAt: createdAt.toISOString(),
    answerBy: new Date(createdAt.getTime() + escalateAfterDays * 86_400_000).toISOString(),
    timeline: row.timeline.map(({ state, at }) => ({ state, at: new Date(at).toISOString() })),
    messages: row.messages.map((message) => ({ ...message, at: new Date(message.at).toISOString() })),
    ...(decision ? { decision } : {}),
    ...(pickup ? { pickup } : {}),
    ...(carrier ? { carrier } : {}),
    ...(trackingNumber ? { trackingNumber } : {}),
  };
}

/** Reads one return of an order. @throws {DomainError} RETURN_NOT_FOUND */
export async function getReturn(ctx: Context, orderId: string, id: string): Promise<{ data: { return: ReturnView } }> {
  const [row] = await readReturns(ctx.db, orderId, id);
  if (!row) throw new DomainError('RETURN_NOT_FOUND');
  return { data: { return: returnView(row) } };
}
