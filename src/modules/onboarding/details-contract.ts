import { z } from 'zod';
import { changeSteps, detailSteps } from '#shared/detail-steps.ts';
import { deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { inBothLanguages, onboardingTag, wrongState } from './desk-contract.ts';
import { exportInput, invoicesInput, namesInput, pageInput, pickupInput, shop, taxInput } from './shop-contract.ts';

const tags = [onboardingTag.name];
const step = z.enum(detailSteps);

const saved = z.object({
  status: z.literal('success'),
  waits: z.boolean().meta({ description: 'The operator looks at it first; until then what was there before counts' }),
});

const deskChange = z.object({
  _id: z.string(),
  shop: z.string(),
  step: z.enum(changeSteps),
  sentAt: z.string(),
  fields: z.array(z.object({ name: z.string(), before: z.string(), after: z.string() })).meta({ description: 'Those that differ' }),
});
export type DeskDetailChange = z.infer<typeof deskChange>;
const deskChanges = z.object({ data: z.object({ changes: z.array(deskChange) }) });

/**
 * A form of the shop's owner. It percent-encodes each Hindi letter as nine characters.
 */
export const setup = shopEndpoint('settings')
  .meta({ bodyLimit: 64 * 1024 })
  .errors(declareErrors('SELLER_NOT_FOUND', wrongState));

const description = 'Once the shop is open it waits for the operator, and the shop sells on with what was there before.';

/** Details of a shop: saved while it is prepared, later reviewed. */
export const detailsContract = {
  saveNames: setup
    .route({ method: 'POST', path: '/shops/{shop}/settings/names', summary: 'Enter the legal name, kind and address', description, tags })
    .input(namesInput)
    .output(saved),
  saveTax: setup
    .route({
      method: 'POST',
      path: '/shops/{shop}/settings/tax',
      summary: 'Enter how the shop stands to GST',
      description: `A GSTIN has the right check digit, is of the state of the business and holds the PAN. ${description}`,
      tags,
    })
    .input(taxInput)
    .output(saved),
  saveExport: setup
    .route({ method: 'POST', path: '/shops/{shop}/settings/export', summary: 'Enter what selling abroad takes', description, tags })
    .input(exportInput)
    .output(saved),
  savePickup: setup
    .route({ method: 'POST', path: '/shops/{shop}/settings/pickup', summary: 'Enter where parcels are collected', description, tags })
    .input(pickupInput)
    .output(saved),
  saveInvoices: setup
    .route({
      method: 'POST',
      path: '/shops/{shop}/settings/invoices',
      summary: 'Enter how invoice numbers begin',
      description: `It stays once there is an invoice. ${description}`,
      tags,
    })
    .input(invoicesInput)
    .output(saved),
  savePage: setup
    .route({ method: 'POST', path: '/shops/{shop}/settings/page', summary: 'Enter what buyers read about the shop', description, tags })
    .input(pageInput)
    .output(saved),
  withdrawDetailChange: setup
    .route({ method: 'POST', path: '/shops/{shop}/changes/{step}/withdraw', summary: 'Take back a change that waits', tags })
    .input(z.object({ shop, step }))
    .output(z.object({ status: z.literal('success') })),
  listDetailChanges: deskEndpoint('people')
    .route({
      method: 'GET',
      path: '/desk/changes',
      summary: 'Changes of details of shops that wait, the longest waiting first',
      description: '200 at most.',
      tags,
    })
    .output(deskChanges),
  decideDetailChange: deskEndpoint('people')
    .errors(declareErrors('SELLER_NOT_FOUND', wrongState))
    .route({
      method: 'POST',
      path: '/desk/changes/{change}/decisions',
      summary: 'Make a change of a shop count, or send it back',
      description: 'Sending it back needs words in both languages. The owners are mailed.',
      tags,
    })
    .input(z.object({ change: z.string().max(40), decision: z.enum(['accept', 'send-back']), note: inBothLanguages(1_000).optional() }))
    .output(deskChanges),
};
