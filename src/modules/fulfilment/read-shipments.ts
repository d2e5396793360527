import type { OrderLine, OrderView, Parcel } from '#modules/orders/contract.ts';
import { viewOrder } from '#modules/orders/get-order.ts';
import type { Context } from '#platform/context.ts';
import { readOrderOfParcel, readShippingFacts } from './queries.ts';

/** Units of a line in a parcel. */
export interface ShippedLine {
  line: OrderLine;
  qty: number;
  /** The seller's own name of it. */
  sku: string | undefined;
}

/** A parcel as its seller sends it. It carries no price but the cash that the courier collects. */
export interface Shipment {
  order: OrderView;
  parcel: Parcel;
  /** ISO date in India. */
  shipBy: string | undefined;
  /** Units that stand. */
  lines: ShippedLine[];
  /** The seller's own names of all its lines. */
  skus: Readonly<Record<string, string>>;
}

/** Units of a line in its parcel that are neither cancelled nor paid back. */
const standing = ({ qty, cancelledQty, refundedQty }: OrderLine) => qty - cancelledQty - refundedQty;

/** Reads the parcels of an order as their sellers send them; none once the buyer was erased. */
export async function readShipments(ctx: Context, orderId: string): Promise<Shipment[]> {
  const order = await viewOrder(ctx, orderId);
  if (!order.contact) return [];
  const facts = await readShippingFacts(ctx.db, orderId);
  return order.parcels.map((parcel) => {
    const { shipBy, skus } = facts.get(parcel._id) ?? {};
    const lines = parcel.lines.map((line) => ({ line, qty: standing(line), sku: skus?.[line._id] }));
    return { order, parcel, shipBy: shipBy ?? undefined, lines: lines.filter(({ qty }) => qty > 0), skus: skus ?? {} };
  });
}

/** Reads one parcel in the same way; undefined where it or its buyer is no more. */
export async function readShipment(ctx: Context, parcelId: string): Promise<Shipment | undefined> {
  const orderId = await readOrderOfParcel(ctx.db, parcelId);
  if (orderId === undefined) return undefined;
  return (await readShipments(ctx, orderId)).find(({ parcel }) => parcel._id === parcelId);
}
