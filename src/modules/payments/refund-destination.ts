import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { DestinationKind } from './contract.ts';
import { eraseDestinations, readDestinations, writeDestination } from './refund-destination-queries.ts';
import { type Destination, endingOf, parseDestination, type TypedDestination } from './refund-destination-rules.ts';

/** Destination of a refund of cash, as its buyer recognises it. */
export interface RefundTo {
  kind: DestinationKind;
  ending: string;
}

const purpose = 'refund-destination';

/** Decrypts a destination. */
export const unsealDestination = (ctx: Context, sealed: string): Destination => JSON.parse(ctx.secrets.unseal(purpose, sealed));

/**
 * Stores where the cash of an order is paid back to, encrypted; a later one takes the place of an earlier.
 * @param tx inside a transaction that holds the order
 * @throws {DomainError} INVALID_INPUT at each field
 */
export async function setDestination(tx: Context, orderId: string, typed: TypedDestination): Promise<void> {
  const read = parseDestination(typed);
  if ('faults' in read) throw new DomainError('INVALID_INPUT', read.faults as Record<string, string>);
  const { destination } = read;
  const sealed = tx.secrets.seal(purpose, JSON.stringify(destination));
  await writeDestination(tx.db, { orderId, kind: destination.kind, sealed, ending: endingOf(destination), givenAt: tx.now() });
}

/** Reads where the cash of orders is paid back to, by order id. */
export async function destinationsOfOrders(ctx: Context, orderIds: readonly string[]): Promise<Map<string, RefundTo>> {
  const rows = await readDestinations(ctx.db, orderIds);
  return new Map(rows.map(({ orderId, kind, ending }) => [orderId, { kind, ending }]));
}

/** Forgets the destinations of the orders of a person. Lock the orders first. */
export async function forgetDestinations(ctx: Context, orderIds: readonly string[]): Promise<void> {
  await eraseDestinations(ctx.db, orderIds);
}
