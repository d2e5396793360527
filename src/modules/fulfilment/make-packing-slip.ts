import type { Context } from '#platform/context.ts';
import { renderInThread } from '#platform/document-thread.ts';
import type { AttachedFile } from '#platform/mail/transport.ts';
import { readShipment } from './read-shipments.ts';
import type { renderPackingSlips } from './render-packing-slip.ts';

/** Makes the packing slip of a parcel as it is now; undefined where nothing of it is left to send. */
export async function makePackingSlip(ctx: Context, parcelId: string): Promise<AttachedFile | undefined> {
  const shipment = await readShipment(ctx, parcelId);
  if (!shipment || shipment.lines.length === 0) return undefined;
  const { brand } = ctx.app.operator;
  const content = await renderInThread<typeof renderPackingSlips>('renderPackingSlips', [shipment], { brand });
  return { name: `packing-slip-${shipment.order.number}.pdf`, type: 'application/pdf', content };
}
