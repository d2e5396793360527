import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { closeDifference } from './close-difference.ts';
import type { DifferenceView } from './contract.ts';
import { type OpenDifference, readOpenDifferences } from './difference-queries.ts';

const pageSize = 100;

/** Shapes a difference for the API. */
const viewOf = ({ id, openedAt, orderId, kind, subject, provider, detail, amountPaise }: OpenDifference): DifferenceView => ({
  _id: id,
  kind,
  subject,
  provider,
  detail,
  amountPaise,
  ...(orderId === null ? {} : { orderId }),
  openedAt: new Date(openedAt).toISOString(),
});

/** Lists a page of the open differences. */
export async function listDifferences(
  ctx: Context,
  { after }: { after: string },
): Promise<{ data: { differences: DifferenceView[] }; next?: string }> {
  const rows = await readOpenDifferences(ctx.db, after, pageSize);
  const last = rows.length === pageSize ? rows.at(-1) : undefined;
  return { data: { differences: rows.map(viewOf) }, ...(last ? { next: last.id } : {}) };
}

/** Closes a difference in the name of the operator who calls. @throws {DomainError} NOT_FOUND */
export async function closeByOperator(
  ctx: Context,
  { id, reason }: { id: string; reason: string },
): Promise<{ data: { difference: DifferenceView } }> {
  const closed = await closeDifference(ctx, { id, by: ctx.actor?.userId ?? 'operator', reason });
  if (!closed) throw new DomainError('NOT_FOUND');
  return { data: { difference: viewOf(closed) } };
}
