import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { waitsForOperator } from './requirement-rules.ts';
import { evaluateRequirements, readDetails } from './requirements.ts';

/**
 * Checks that nothing which a shop needs is missing.
 * @param by whose step it is: an owner has done enough once a paper is sent, an operator decides it first
 * @throws {DomainError} REQUIREMENTS_MISSING with the keys of what is
 */
export async function requireComplete(ctx: Context, sellerId: string, by: 'owner' | 'operator'): Promise<void> {
  const rows = await evaluateRequirements(ctx, await readDetails(ctx, sellerId));
  const missing = rows
    .filter(({ required, faults }) => required && faults.length > 0 && !(by === 'owner' && waitsForOperator(faults)))
    .map(({ key }) => key);
  if (missing.length > 0) throw new DomainError('REQUIREMENTS_MISSING', { requirements: missing.join(', ') });
}
