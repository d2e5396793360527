import type { Context } from '#platform/context.ts';
import type { AttachedFile } from '#platform/mail/transport.ts';
import { readShipment } from './read-shipments.ts';

/** Makes the packing slip of a parcel as it is now; undefined where nothing of it is left to send. */
export async function makePackingSlip(ctx: Context, parcelId: string): Promise<AttachedFile | undefined> {
  const shipment = await readShipment(ctx, parcelId);
  if (!shipment || shipment.lines.length === 0) return undefined;
  // The PDF library is loaded for the first document, not at every start.
  const { renderPackingSlips } = await import('./render-packing-slip.ts');
  const content = await renderPackingSlips([shipment], ctx.app.operator);
  return { name: `packing-slip-${shipment.order.number}.pdf`, type: 'application/pdf', content };
}
