import { z } from 'zod';
import { orderNumber } from '#modules/orders/contract.ts';
import { anyoneEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';

/** Papers of parcels that are printed: slips, labels four on an A4 sheet, or labels one on an A6 page. */
export const papers = ['slips', 'slips-and-sheets', 'slips-and-labels', 'sheets', 'labels'] as const;
export type Papers = (typeof papers)[number];

export const fulfilmentContract = {
  getGiftReceipt: anyoneEndpoint
    .meta({ work: 'document' })
    .errors(declareErrors('ORDER_NOT_FOUND', 'NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/orders/{number}/gift-receipt',
      summary: 'The gift receipt of an order as PDF: no prices',
      description:
        'A page a parcel, in the language of the order, for the person who gets the gift. NOT_FOUND where the order is no gift, or nothing of it is sent.',
      tags: ['Orders'],
    })
    .input(z.object({ number: orderNumber }))
    .output(z.file()),
  getPackingListFile: shopEndpoint('orders')
    .meta({ work: 'document', download: true })
    .route({
      method: 'GET',
      path: '/shops/{shop}/packing-list/file',
      summary: 'What a shop has to pack, as an HTML file to save',
      description: 'It holds all that it needs, works without a connection and without scripts, and says when it was made.',
      tags: ['Orders'],
    })
    .input(z.object({ shop: z.string().max(80), language: z.enum(languages).default('en') }))
    .output(z.file()),
  getShopPackingSlips: shopEndpoint('orders')
    .meta({ work: 'document' })
    .errors(declareErrors('ORDER_NOT_FOUND'))
    .route({
      method: 'GET',
      path: '/shops/{shop}/packing-slips',
      summary: 'The packing slips and address labels of parcels of a shop as one PDF',
      description:
        'Only of parcels that are to be sent or on their way; ORDER_NOT_FOUND where there is none of these. `sheets` are labels four on an A4 page, `labels` one on an A6 page. A parcel with a label of its courier has a note in place of ours.',
      tags: ['Orders'],
    })
    .input(
      z.object({
        shop: z.string().max(80),
        parcelIds: z.array(z.string().max(40)).min(1, { error: 'Pick at least one.' }).max(50),
        papers: z.enum(papers).default('slips'),
      }),
    )
    .output(z.file()),
};
