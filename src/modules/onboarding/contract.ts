import { z } from 'zod';
import { deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { shopStates } from '#shared/shop-states.ts';

export const onboardingTag = { name: 'Becoming a seller', description: 'Requests to sell, and shops from the first day to the last.' };
const tags = [onboardingTag.name];

/** The step is not possible in the state that the thing is in. */
export const wrongState = defineError('WRONG_STATE', { state: z.string() });

const slug = z.string().max(120);
const shop = z.string().max(120);

/** Words of the operator, which the other one reads in the own language. */
const reason = z.object({ en: z.string().trim().min(1).max(1_000), hi: z.string().trim().min(1).max(1_000) });
/** Steps of a shop that the operator takes. */
export const operatorShopEvents = ['open', 'send-back', 'pause', 'resume', 'suspend', 'reinstate', 'close', 'keep', 'finish'] as const;
const ownerEvents = ['submit', 'withdraw', 'pause', 'resume', 'close', 'keep'] as const;
const movedShop = z.object({ data: z.object({ state: z.enum(shopStates) }) });

export const onboardingContract = {
  operateShop: deskEndpoint('people')
    .errors(declareErrors('SELLER_NOT_FOUND', wrongState))
    .route({
      method: 'POST',
      path: '/desk/shops/{slug}/steps',
      summary: 'Open a shop, send it back, pause, suspend or close it',
      description: 'Its owners are mailed. `send-back` and `suspend` need a reason in both languages.',
      tags,
    })
    .input(z.object({ slug, event: z.enum(operatorShopEvents), reason: reason.optional() }))
    .output(movedShop),
  moveOwnShop: shopEndpoint('settings')
    .errors(declareErrors(wrongState))
    .route({ method: 'POST', path: '/shops/{shop}/steps', summary: 'Send the shop to be looked at, pause, reopen or close it', tags })
    .input(z.object({ shop, event: z.enum(ownerEvents) }))
    .output(movedShop),
};
