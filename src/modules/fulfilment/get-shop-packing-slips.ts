import { hasPackingSlip, requireShopParcel } from '#modules/orders/get-shop-parcel.ts';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { readShipment, type Shipment } from './read-shipments.ts';

/** Reads a parcel of the caller's shop as it is sent; undefined where it has no packing slip (any more). */
async function shipmentOf(ctx: Context, parcelId: string): Promise<Shipment | undefined> {
  const row = await requireShopParcel(ctx, parcelId).catch((error) => {
    if (error instanceof DomainError && error.code === 'ORDER_NOT_FOUND') return undefined;
    throw error;
  });
  const shipment = row && hasPackingSlip(row) ? await readShipment(ctx, parcelId) : undefined;
  return shipment && shipment.lines.length > 0 ? shipment : undefined;
}

/**
 * Renders the packing slips of parcels of the shop that the caller acts for, each on a page of its own.
 * Parcels of other shops, and those without a slip, are left out.
 * @throws {DomainError} ORDER_NOT_FOUND where none is left
 */
export async function getShopPackingSlips(ctx: Context, { parcelIds }: { parcelIds: readonly string[] }): Promise<File> {
  const shipments: Shipment[] = [];
  for (const parcelId of new Set(parcelIds)) {
    const shipment = await shipmentOf(ctx, parcelId);
    if (shipment) shipments.push(shipment);
  }
  if (shipments.length === 0) throw new DomainError('ORDER_NOT_FOUND');
  // The PDF library is loaded for the first document, not at every start.
  const { renderPackingSlips } = await import('./render-packing-slip.ts');
  const content = await renderPackingSlips(shipments, ctx.app.operator);
  const [only] = shipments;
  const name = only && shipments.length === 1 ? `packing-slip-${only.order.number}.pdf` : 'packing-slips.pdf';
  return new File([new Uint8Array(content)], name, { type: 'application/pdf' });
}
