import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { localized, paise } from '#shared/schemas.ts';
import { orderLine, orderNumber } from './contract.ts';
import { parcelActors, parcelStates, senderEvents, shopLanes, wrongParcelState } from './parcel-contract.ts';
import { packProof } from './proof-contract.ts';

const tags = ['Orders'];
const shop = z.string().max(80);
const parcelId = z.string().max(40);
const id = z.string();
const packAt = z
  .string()
  .optional()
  .meta({ description: 'It was marked as packed: its invoice is made then (ISO 8601 UTC), and until then it can be undone' });
const shipBy = z.string().optional().meta({ description: 'ISO date in India until which the courier has to have it' });

const facts = z.object({
  _id: id,
  number: z.string().meta({ description: 'Of its order' }),
  state: z.enum(parcelStates),
  lane: z.enum(shopLanes),
  stateAt: z.string(),
  shipBy,
  promisedUntil: z.string(),
  packAt,
  isGift: z.boolean(),
  isCash: z.boolean().meta({ description: 'It is paid at the door' }),
  isReplacement: z.boolean().meta({ description: 'Sent in place of units that were lost or broken' }),
});

export const listedParcel = facts.extend({
  recipient: z.string().optional().meta({ description: 'Name and town; absent 30 days after its end' }),
  units: z.int(),
  titles: z.array(localized),
});
export type ListedParcel = z.infer<typeof listedParcel>;

const shopLine = z.object({
  _id: id,
  title: localized,
  qty: z.int().meta({ description: 'Units that are to be sent, or were' }),
  cancelledQty: z.int(),
  sku: z.string().optional(),
  makerName: localized,
  color: localized.optional(),
  size: z.string(),
  sizeLabel: localized.optional(),
  picture: orderLine.shape.picture,
  instructions: z.string().optional(),
  paidPaise: paise.optional().meta({ description: 'Of all units of the line; for members who may read amounts' }),
});

export const shopParcel = facts.extend({
  address: z.array(z.string()).meta({ description: 'Name, address and phone; empty 30 days after its end, and once the buyer was erased' }),
  isAddressHidden: z.boolean(),
  giftMessage: z.string().optional(),
  hidesPrices: z.boolean(),
  carrier: z.string().optional(),
  trackingNumber: z.string().optional(),
  trackingUrl: z.string().optional(),
  reason: z.string().optional(),
  note: z.string().optional(),
  lines: z.array(shopLine),
  duePaise: paise.optional().meta({ description: 'Cash that the courier collects; for members who may read amounts' }),
  events: z.array(z.enum(senderEvents)).meta({ description: 'Steps that the caller can take now' }),
  hasSlip: z.boolean(),
  proof: packProof.optional().meta({ description: 'How it was packed; absent 30 days after its end' }),
  canProve: z.boolean().meta({ description: 'Photographs and the weight can still be added' }),
  timeline: z.array(
    z.object({
      state: z.enum(parcelStates),
      at: z.string(),
      by: z.enum(parcelActors),
      name: z.string().optional().meta({ description: 'Of the member of the team who did it' }),
      key: z.string().optional().meta({ description: 'Name of the API key by which it was done' }),
    }),
  ),
});
export type ShopParcel = z.infer<typeof shopParcel>;

const parcelOutput = z.object({ data: z.object({ parcel: shopParcel }) });
export const packResults = ['planned', 'wrong-state', 'not-found'] as const;
const packResult = z.object({ parcelId: id, number: z.string().optional(), result: z.enum(packResults), packAt });
export type PackResult = z.infer<typeof packResult>;

export const ordersShopContract = {
  listShopParcels: shopEndpoint('orders')
    .route({
      method: 'GET',
      path: '/shops/{shop}/parcels',
      summary: 'The parcels of a shop in one lane, or of one order',
      description:
        'What is to be sent comes by its day, everything else with the latest first. Those of an order are in any lane, on one page.',
      tags,
    })
    .input(
      z.object({
        shop,
        lane: z.enum(shopLanes).default('to-pack'),
        after: z.string().max(80).optional().meta({ description: 'The `next` of the page before' }),
        number: orderNumber.optional().meta({ description: 'Of an order: its parcels in all lanes' }),
      }),
    )
    .output(
      z.object({
        data: z.object({ lane: z.enum(shopLanes), counts: z.record(z.enum(shopLanes), z.int()), parcels: z.array(listedParcel) }),
        next: z.string().optional(),
      }),
    ),
  getShopParcel: shopEndpoint('orders')
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}/parcels/{parcelId}', summary: 'A parcel of the shop', tags })
    .input(z.object({ shop, parcelId }))
    .output(parcelOutput),
  packShopParcels: shopEndpoint('orders')
    .route({
      method: 'POST',
      path: '/shops/{shop}/parcels/pack',
      summary: 'Mark parcels of the shop as packed',
      description: 'Each gets its invoice ten seconds later, and can be taken back until then. The answer has a result for each.',
      tags,
    })
    .input(z.object({ shop, parcelIds: z.array(parcelId).min(1, { error: 'Pick at least one.' }).max(50) }))
    .output(z.object({ data: z.object({ results: z.array(packResult) }) })),
  undoPack: shopEndpoint('orders')
    .errors(declareErrors('ORDER_NOT_FOUND', wrongParcelState))
    .route({
      method: 'POST',
      path: '/shops/{shop}/parcels/{parcelId}/undo-pack',
      summary: 'Take back that a parcel is packed, before its invoice is made',
      tags,
    })
    .input(z.object({ shop, parcelId }))
    .output(parcelOutput),
};
