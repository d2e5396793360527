import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { localized } from '#shared/schemas.ts';

export const packingList = z.object({
  madeAt: z.string().meta({ description: 'It goes stale: orders are placed and cancelled meanwhile' }),
  left: z.int().meta({ description: 'Parcels that it has no room for' }),
  parcels: z.array(
    z.object({
      _id: z.string(),
      number: z.string().meta({ description: 'Of its order' }),
      shipBy: z.string().optional().meta({ description: 'ISO date in India until which the courier has to have it' }),
      isGift: z.boolean(),
      isReplacement: z.boolean(),
      recipient: z.string().optional().meta({ description: 'Name and town' }),
      giftMessage: z.string().optional(),
      lines: z.array(
        z.object({
          qty: z.int(),
          title: localized,
          color: localized.optional(),
          size: z.string(),
          sizeLabel: localized.optional(),
          sku: z.string().optional(),
          makerName: localized,
          instructions: z.string().optional(),
        }),
      ),
    }),
  ),
});
export type PackingList = z.infer<typeof packingList>;

export const packingListContract = {
  getPackingList: shopEndpoint('orders')
    .route({
      method: 'GET',
      path: '/shops/{shop}/packing-list',
      summary: 'What a shop has to pack, the most urgent first',
      description: 'Without addresses, phone numbers and amounts; at most 200 parcels.',
      tags: ['Orders'],
    })
    .input(z.object({ shop: z.string().max(80) }))
    .output(z.object({ data: packingList })),
};
