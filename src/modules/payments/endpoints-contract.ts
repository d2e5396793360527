import { z } from 'zod';
import { deskEndpoint } from '#shared/endpoint.ts';
import { paise } from '#shared/schemas.ts';

const tags = ['Payments'];

/** The number under which a bank knows a transfer: 12 digits of UPI, 16 or 22 characters of NEFT and RTGS. */
export const bankRef = z
  .string()
  .overwrite((text) => text.replace(/\s+/g, '').toUpperCase())
  .regex(/^[A-Z0-9]{10,22}$/, { error: 'Enter the reference of the bank: 10 to 22 letters and digits.' });

const cashRefund = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  amountPaise: paise,
  askedAt: z.string(),
  givenAt: z.string().optional(),
  to: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('upi'), upiId: z.string() }),
      z.object({ kind: z.literal('account'), holder: z.string(), account: z.string(), ifsc: z.string() }),
    ])
    .optional()
    .meta({ description: 'Absent until the buyer has said where to send it' }),
});
export type CashRefund = z.infer<typeof cashRefund>;

export const paymentsContract = {
  listCashRefunds: deskEndpoint('refunds')
    .route({
      method: 'GET',
      path: '/desk/refunds/cash',
      summary: 'Refunds of cash that wait to be paid, also as a file for the bank',
      description: 'Every reading is in the security log.',
      tags,
    })
    .output(z.object({ data: z.object({ refunds: z.array(cashRefund), csv: z.string() }) })),
  payCashRefund: deskEndpoint('refunds')
    .route({
      method: 'POST',
      path: '/desk/refunds/{id}/paid',
      summary: 'Note that a refund was paid by hand, with the bank’s reference',
      description: 'NOT_FOUND (404) for a refund that does not wait for it. Where it went is forgotten then.',
      tags,
    })
    .input(z.object({ id: z.string().max(40), bankRef }))
    .output(z.object({ data: z.object({ state: z.literal('done') }) })),
};
