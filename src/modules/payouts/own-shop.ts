import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';

/** The seller whose shop the caller acts for. @throws {DomainError} FORBIDDEN */
export function ownSeller(ctx: Context): string {
  const sellerId = ctx.actor?.actingFor?.sellerId;
  if (sellerId === undefined) throw new DomainError('FORBIDDEN');
  return sellerId;
}
