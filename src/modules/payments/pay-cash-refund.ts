import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { resolveRefund } from './resolve-refund.ts';

/** Notes that a refund was paid by hand. @throws {DomainError} NOT_FOUND where it does not wait for that */
export async function payCashRefund(ctx: Context, { id, bankRef }: { id: string; bankRef: string }): Promise<{ data: { state: 'done' } }> {
  if (!(await resolveRefund(ctx, id, 'done', bankRef))) throw new DomainError('NOT_FOUND');
  return { data: { state: 'done' } };
}
