import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { ReturnView } from './contract.ts';
import { decideReturn, type ReturnDecision } from './decide-return.ts';

type Decided = Promise<{ data: { return: ReturnView } }>;
type Decision = Omit<ReturnDecision, 'by' | 'byUser' | 'sellerId'>;

/** @throws {DomainError} INVALID_INPUT for a refusal without a reason */
function requireReason({ event, decision }: Decision): void {
  if (event === 'refuse' && !decision) throw new DomainError('INVALID_INPUT', { decision: 'Say why to the buyer.' });
}

/** Decides about a return for the operator. @throws {DomainError} as `decideReturn`, INVALID_INPUT */
export async function operateReturn(ctx: Context, input: Decision): Decided {
  requireReason(input);
  return { data: { return: await decideReturn(ctx, { ...input, by: 'operator', byUser: ctx.actor?.userId }) } };
}

/**
 * Decides about a return of the shop that the caller acts for.
 * @throws {DomainError} as `operateReturn`, also of another shop
 */
export async function decideShopReturn(ctx: Context, { shop: _, ...input }: Decision & { shop: string }): Decided {
  const sellerId = ctx.actor?.actingFor?.sellerId;
  if (sellerId === undefined) throw new DomainError('FORBIDDEN');
  requireReason(input);
  return { data: { return: await decideReturn(ctx, { ...input, sellerId, by: 'seller', byUser: ctx.actor?.userId }) } };
}
