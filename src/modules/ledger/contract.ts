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

export const ledgerContract = {
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
