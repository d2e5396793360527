import { z } from 'zod';
import { deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { payoutsTag } from './desk-contract.ts';
import { nameOfTaxYear, quarters, taxYearOf } from './tax-rules.ts';

/** Names the financial year of a month: 2026-11 → `2026-27`. */
export const taxYearOfMonth = (month: string): string => nameOfTaxYear(taxYearOf(month));

const tags = [payoutsTag.name];
const shop = z.string().max(120);
const year = z
  .string()
  .regex(/^\d{4}-\d{2}$/)
  .meta({ description: 'A financial year such as 2026-27' });
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/);
const quarter = z.coerce.number().int().min(1).max(4);
/** Negative where more was given back than taken. */
const sum = z.int().meta({ description: 'Integer paise; negative where more was given back than withheld' });

const deposit = z.object({ challan: z.string(), on: z.string() }).optional().meta({ description: 'How it was paid to the state' });
const sums = {
  salesPaise: sum.meta({ description: 'What was sold, less what was taken back' }),
  tdsPaise: sum.meta({ description: 'Income tax that was deducted (194-O)' }),
  tcsPaise: sum.meta({ description: 'GST that was collected (CGST 52)' }),
};
const taxMonth = z.object({ month, ...sums, tds: deposit, tcs: deposit });
const certificate = z.object({ _id: z.string(), at: z.string() });

export const taxYear = z.object({
  year,
  years: z.array(year).meta({ description: 'Those in which something was sold or withheld, the latest first' }),
  ...sums,
  quarters: z.array(
    z.object({
      quarter: z.literal([...quarters]),
      ...sums,
      months: z.array(taxMonth),
      certificate: certificate.optional().meta({ description: 'Form 16A, the latest' }),
    }),
  ),
});
export type TaxYear = z.infer<typeof taxYear>;

const read = shopEndpoint('money');
const ofYear = z.object({ shop, year });

export const taxContract = {
  getTaxYear: read
    .route({
      method: 'GET',
      path: '/shops/{shop}/money/tax/{year}',
      summary: 'Taxes withheld of a shop in a financial year, such as 2026-27',
      tags,
    })
    .input(ofYear)
    .output(z.object({ data: taxYear })),
  getTaxYearCsv: read
    .meta({ work: 'export' })
    .route({ method: 'GET', path: '/shops/{shop}/money/tax/{year}/csv', summary: 'Taxes withheld in a financial year as CSV', tags })
    .input(ofYear)
    .output(z.file()),
  getTaxYearPdf: read
    .meta({ work: 'document' })
    .route({ method: 'GET', path: '/shops/{shop}/money/tax/{year}/pdf', summary: 'Taxes withheld in a financial year as PDF', tags })
    .input(ofYear)
    .output(z.file()),
  getTaxCertificate: read
    .meta({ work: 'document', download: true })
    .route({ method: 'GET', path: '/shops/{shop}/money/tax-certificates/{id}', summary: 'A Form 16A of the shop as PDF', tags })
    .input(z.object({ shop, id: z.string().max(40) }))
    .output(z.file()),
  recordTaxDeposit: deskEndpoint('payouts')
    .route({
      method: 'POST',
      path: '/desk/tax-deposits',
      summary: 'Note the challan with which the taxes withheld in a month were paid',
      description: 'A later one for the same month counts in place of the earlier; both are kept.',
      tags,
    })
    .input(
      z.object({
        kind: z.enum(['tds', 'tcs']),
        month,
        challan: z.string().regex(/^[A-Z0-9/-]{5,40}$/, { error: 'The number of the challan: letters, digits, / and -.' }),
        on: z.iso.date(),
      }),
    )
    .output(z.object({ data: z.object({ month }) })),
  addTaxCertificate: deskEndpoint('payouts')
    .meta({ takesFile: true })
    .errors(declareErrors('SELLER_NOT_FOUND', 'UNREADABLE_DOCUMENT', 'LOCKED_DOCUMENT'))
    .route({
      method: 'POST',
      path: '/desk/sellers/{slug}/tax-certificates',
      summary: 'Give a shop its Form 16A of a quarter, as PDF',
      description: 'Those who look after the money of the shop can save it. A later one counts in place of the earlier; both are kept.',
      tags,
    })
    .input(z.object({ slug: shop, year, quarter }))
    .output(z.object({ data: z.object({ certificate: z.string() }) })),
};
