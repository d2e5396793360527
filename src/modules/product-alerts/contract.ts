import { z } from 'zod';
import { anyoneEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';
import { textLimits } from '#shared/text-limits.ts';

export const productAlertsTag = { name: 'Product alerts', description: 'One mail when a product is back in stock, or costs less.' };
const tags = [productAlertsTag.name];

export const alertKinds = ['back-in-stock', 'price-drop'] as const;
export type AlertKind = (typeof alertKinds)[number];

const id = z.string().min(1).max(40);
const token = z.string().max(600).meta({ description: 'Of the link in the mail' });

/** Empty where a form leaves it so, for the address of the account. */
const email = z
  .string()
  .overwrite((text) => text.trim().toLowerCase())
  .max(textLimits.email)
  .refine((text) => text === '' || z.email().safeParse(text).success, { error: 'Enter an email address such as name@example.com.' })
  .optional();

const alertRequest = z.object({
  kind: z.enum(alertKinds),
  productId: id,
  variantId: z
    .string()
    .max(40)
    .optional()
    .meta({ description: 'With `back-in-stock`: this variant; absent or empty: any variant of the product' }),
  email: email.meta({ description: 'Absent or empty: that of the account' }),
  language: z.enum(languages).default('en'),
  homepage: z.string().max(2_000).optional().meta({ description: 'Left empty by people: a form hides it' }),
});
export type AlertRequest = z.output<typeof alertRequest>;

export const productAlertsContract = {
  requestAlert: anyoneEndpoint
    .errors(declareErrors('PRODUCT_NOT_FOUND', 'WRONG_STATE'))
    .route({
      method: 'POST',
      path: '/product-alerts',
      summary: 'Ask for one mail when a product is back in stock, or costs less',
      description:
        'An address that is not that of the caller’s account is confirmed by a link first; the answer is the same whether it asked before or not. WRONG_STATE where the product is in stock.',
      tags,
    })
    .input(alertRequest)
    .output(z.object({ state: z.enum(['waiting', 'confirmation-sent']) })),
  confirmAlert: anyoneEndpoint
    .errors(declareErrors('INVALID_TOKEN'))
    .route({ method: 'POST', path: '/product-alerts/confirm', summary: 'Confirm the address of a request', tags })
    .input(z.object({ token }))
    .output(z.object({ kind: z.enum(alertKinds) })),
  stopAlerts: anyoneEndpoint
    .errors(declareErrors('INVALID_TOKEN'))
    .route({
      method: 'POST',
      path: '/product-alerts/stop',
      summary: 'Drop every request of the mailbox that got the link',
      description: 'Repeating it changes nothing.',
      tags,
    })
    .input(z.object({ token }))
    .output(z.object({ status: z.literal('success') })),
};
