import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { paise } from '#shared/schemas.ts';

const tags = ['Makers and sellers'];
const shop = z.string().max(80);

const commissionInvoice = z.object({
  _id: z.string(),
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  month: z.string().meta({ description: 'Such as 2026-11' }),
  issuedOn: z.string().meta({ description: 'ISO date in India' }),
  totalPaise: paise,
});
export type CommissionInvoiceView = z.infer<typeof commissionInvoice>;

const rate = z.object({
  rateBp: z.int().meta({ description: 'Basis points' }),
  from: z.string().meta({ description: 'First day, ISO date in India' }),
  source: z.string().optional().meta({ description: 'The law or notification that says so' }),
});

const receiveInput = z.object({
  shop,
  hsn: z.string().max(8),
  taxEntry: z.string().max(40).optional(),
  pricePaise: z.coerce.number().int().min(100).max(1_000_000_000),
});
export type ReceiveInput = z.infer<typeof receiveInput>;

/** Amount that reaches a seller of one unit, with the parts that do not. */
const receive = z.object({
  pricePaise: paise,
  gstPaise: paise.meta({ description: 'In the price, and in what is received: the seller pays it' }),
  commissionPaise: paise,
  commissionGstPaise: paise,
  tcsPaise: paise,
  tdsPaise: paise,
  receivedPaise: z.int().meta({ description: 'What reaches the bank' }),
  rates: z.object({
    gst: rate.optional(),
    commission: rate.optional(),
    commissionGst: rate.optional(),
    tcs: rate.optional(),
    tds: rate.optional(),
  }),
});
export type ReceiveView = z.infer<typeof receive>;

export const ledgerContract = {
  getReceive: shopEndpoint('drafts')
    .errors(declareErrors('REQUIREMENTS_MISSING'))
    .route({
      method: 'GET',
      path: '/shops/{shop}/receive',
      summary: 'What the shop receives for one unit at a price, with the rates of today',
      tags,
    })
    .input(receiveInput)
    .output(z.object({ data: receive })),
  listCommissionInvoices: shopEndpoint('money')
    .route({
      method: 'GET',
      path: '/shops/{shop}/commission-invoices',
      summary: 'The invoices and credit notes of the marketplace to the shop, the latest first',
      tags,
    })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ invoices: z.array(commissionInvoice) }) })),
  getCommissionInvoice: shopEndpoint('money')
    .meta({ work: 'document' })
    .errors(declareErrors('INVOICE_NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}/commission-invoices/{id}', summary: 'One of them as PDF', tags })
    .input(z.object({ shop, id: z.string().max(40) }))
    .output(z.file()),
};
