import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { evaluateRequirements, readDetails } from './requirements.ts';

/**
 * Checks that nothing which a shop needs is missing.
 * @throws {DomainError} REQUIREMENTS_MISSING with the keys of what is
 */
export async function requireComplete(ctx: Context, sellerId: string): Promise<void> {
  const { shop } = await readDetails(ctx, sellerId);
  const rows = await evaluateRequirements(ctx, shop);
  const missing = rows.filter(({ required, faults }) => required && faults.length > 0).map(({ key }) => key);
  if (missing.length > 0) throw new DomainError('REQUIREMENTS_MISSING', { requirements: missing.join(', ') });
}
