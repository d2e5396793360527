import { productChanged, stockLow } from '#modules/catalog/events.ts';
import { orderChanged, parcelMoved } from '#modules/orders/events.ts';
import { returnChanged } from '#modules/returns/events.ts';
import type { Context } from '#platform/context.ts';
import { subscribe } from '#platform/events/define-event.ts';
import { readCancelled, readParcel, readParcelsOfOrder, readProduct, readReturn, readVariants } from './event-queries.ts';
import { recordEvent, type ShopEvent } from './record-event.ts';
import type { WebhookEvent } from './webhook-contract.ts';
import { hasWebhookSql } from './webhook-queries.ts';

type DataOf<Event extends { readonly data?: object }> = NonNullable<Event['data']>;

/** Queue settings of the jobs that record events. */
const queue = { retries: 10, timeoutSeconds: 60, concurrency: 2 } as const;

/** Records events in one transaction. */
const recordAll = (ctx: Context, events: readonly ShopEvent[]) =>
  ctx.transaction(async (tx) => {
    for (const event of events) await recordEvent(tx, event);
  });

/** Names the event of a change of an order; undefined where shops are told of none. */
function eventOfChange(kind: DataOf<typeof orderChanged>['kind']): WebhookEvent | undefined {
  if (kind === 'placed') return 'order.placed';
  return kind === 'cancelled' || kind === 'cancelled-by-us' ? 'order.cancelled' : undefined;
}

/** Records that an order was placed, or that units of it were cancelled, for each shop that it concerns. */
export async function recordOrder(ctx: Context, { orderId, kind, about, parcelId, details }: DataOf<typeof orderChanged>): Promise<void> {
  const event = eventOfChange(kind);
  if (event === undefined) return;
  const named = details?.lines ? await readCancelled(ctx.db, orderId, details.lines) : [await readParcel(ctx.db, parcelId ?? about)];
  const parcels = kind === 'placed' ? await readParcelsOfOrder(ctx.db, orderId) : named.filter((parcel) => parcel !== undefined);
  await recordAll(
    ctx,
    parcels.map(({ sellerId, ...data }) => ({ sellerId, kind: event, about: `${about}\n${data.parcel}`, data, occurredAt: ctx.now() })),
  );
}

/** Records that a parcel was handed to its courier, or has arrived. */
export async function recordParcel(ctx: Context, { parcelId, to, at }: DataOf<typeof parcelMoved>): Promise<void> {
  const found = await readParcel(ctx.db, parcelId);
  if (!found) return;
  const { sellerId, ...data } = found;
  const kind = to === 'shipped' ? 'parcel.shipped' : 'parcel.delivered';
  await recordAll(ctx, [{ sellerId, kind, about: `${parcelId}\n${at}`, data, occurredAt: new Date(at) }]);
}

/** Records that a buyer asked for a return. */
export async function recordReturn(ctx: Context, { returnId, kind, about }: DataOf<typeof returnChanged>): Promise<void> {
  if (kind !== 'requested') return;
  const found = await readReturn(ctx.db, returnId);
  if (!found) return;
  const { sellerId, ...data } = found;
  await recordAll(ctx, [{ sellerId, kind: 'return.opened', about: returnId, data, occurredAt: new Date(about) }]);
}

/** Records variants of which few units are left, or none. */
export async function recordLowStock(ctx: Context, { variants, at }: DataOf<typeof stockLow>): Promise<void> {
  const found = await readVariants(
    ctx.db,
    variants.map(({ variantId }) => variantId),
  );
  await recordAll(
    ctx,
    found.map(({ sellerId, ...named }) => ({
      ...{ sellerId, kind: 'stock.low', about: `${named.variant}\n${at}`, occurredAt: new Date(at) },
      data: { ...named, units: variants.find(({ variantId }) => variantId === named.variant)?.left ?? 0 },
    })),
  );
}

/** Records the version that a product has now; a version is recorded once. */
export async function recordProduct(ctx: Context, { productId }: DataOf<typeof productChanged>): Promise<void> {
  const found = await readProduct(ctx.db, productId);
  if (!found) return;
  const { sellerId, ...data } = found;
  await recordAll(ctx, [{ sellerId, kind: 'product.changed', about: `${productId}\n${data.version}`, data, occurredAt: ctx.now() }]);
}

export const recordEventJobs = [
  subscribe(orderChanged, {
    ...queue,
    name: 'webhooks-of-orders',
    concerns: ({ kind }) => eventOfChange(kind) !== undefined,
    onlyWhere: hasWebhookSql(`select p.seller_id from parcels p where p.order_id = data ->> 'orderId'`),
    handle: (data, ctx) => recordOrder(ctx, data),
  }),
  subscribe(parcelMoved, {
    ...queue,
    name: 'webhooks-of-parcels',
    onlyWhere: hasWebhookSql(`select p.seller_id from parcels p where p.id = data ->> 'parcelId'`),
    handle: (data, ctx) => recordParcel(ctx, data),
  }),
  subscribe(returnChanged, {
    ...queue,
    name: 'webhooks-of-returns',
    concerns: ({ kind }) => kind === 'requested',
    onlyWhere: hasWebhookSql(`select p.seller_id from returns r join parcels p on p.id = r.parcel_id where r.id = data ->> 'returnId'`),
    handle: (data, ctx) => recordReturn(ctx, data),
  }),
  subscribe(stockLow, {
    ...queue,
    name: 'webhooks-of-stock',
    onlyWhere: hasWebhookSql('select s.id from sellers s'),
    handle: (data, ctx) => recordLowStock(ctx, data),
  }),
  subscribe(productChanged, {
    ...queue,
    name: 'webhooks-of-products',
    onlyWhere: hasWebhookSql(`select p.seller_id from products p where p.id = data ->> 'productId'`),
    handle: (data, ctx) => recordProduct(ctx, data),
  }),
];
