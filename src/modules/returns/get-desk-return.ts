import { readPackProof } from '#modules/orders/pack-proof.ts';
import type { PackProof } from '#modules/orders/proof-contract.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { ReturnView } from './contract.ts';
import { findOrderOfReturn } from './queries.ts';
import { getReturn } from './return-view.ts';

/**
 * Reads a return for the operator, with how the shop packed its parcel.
 * @throws {DomainError} RETURN_NOT_FOUND
 */
export async function getDeskReturn(ctx: Context, { id }: { id: string }): Promise<{ data: { return: ReturnView; proof: PackProof } }> {
  const orderId = await findOrderOfReturn(ctx.db, id, undefined);
  if (orderId === undefined) throw new DomainError('RETURN_NOT_FOUND');
  const view = (await getReturn(ctx, orderId, id)).data.return;
  return { data: { return: view, proof: await readPackProof(ctx, view.parcelId) } };
}
