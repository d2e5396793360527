import { hasPackingSlip, requireShopParcel } from '#modules/orders/get-shop-parcel.ts';
import type { Context } from '#platform/context.ts';
import { renderInThread } from '#platform/document-thread.ts';
import { DomainError } from '#shared/errors.ts';
import type { Papers } from './contract.ts';
import type { AddressLabel } from './draw-labels.ts';
import { readLabel } from './read-label.ts';
import { readShipment, type Shipment } from './read-shipments.ts';
import type { renderPackingSlips } from './render-packing-slip.ts';

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
 * Renders packing slips and address labels of parcels of the shop that the caller acts for, as one file.
 * Parcels of other shops, and those without a slip, are left out.
 * @throws {DomainError} ORDER_NOT_FOUND where none is left
 */
export async function getShopPackingSlips(
  ctx: Context,
  { parcelIds, papers }: { parcelIds: readonly string[]; papers: Papers },
): Promise<File> {
  const shipments: Shipment[] = [];
  for (const parcelId of new Set(parcelIds)) {
    const shipment = await shipmentOf(ctx, parcelId);
    if (shipment) shipments.push(shipment);
  }
  if (shipments.length === 0) throw new DomainError('ORDER_NOT_FOUND');
  const labels: AddressLabel[] = [];
  if (papers !== 'slips')
    for (const { parcel } of shipments) {
      const label = await readLabel(ctx, parcel._id);
      if (label) labels.push(label);
    }
  const hasSlips = papers.startsWith('slips');
  const { brand } = ctx.app.operator;
  const perSheet = papers.endsWith('sheets') ? 4 : 1;
  const slips = hasSlips ? shipments : [];
  const content = await renderInThread<typeof renderPackingSlips>('renderPackingSlips', slips, { brand }, { labels, perSheet });
  const [only] = shipments;
  const kind = hasSlips ? 'packing-slip' : 'label';
  const name = only && shipments.length === 1 ? `${kind}-${only.order.number}.pdf` : `${kind}s.pdf`;
  return new File([new Uint8Array(content)], name, { type: 'application/pdf' });
}
