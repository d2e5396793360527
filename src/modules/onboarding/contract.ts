import { z } from 'zod';
import { email } from '#modules/accounts/contract.ts';
import { shopRoles } from '#shared/access.ts';
import { accountEndpoint, anyoneEndpoint, deskEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';
import { localized } from '#shared/schemas.ts';
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

const applicationState = z.enum(['sent', 'looked-at', 'invited', 'opened', 'refused', 'withdrawn']);
const application = z.object({
  reference: z.string(),
  state: applicationState,
  language: z.enum(languages),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  businessName: z.string(),
  reason: localized.optional(),
  createdAt: z.string(),
  stateAt: z.string(),
});
export type ApplicationView = z.infer<typeof application>;

/** Steps of an application that the operator takes. */
export const operatorApplicationEvents = ['look', 'invite', 'refuse', 'reconsider'] as const;
export type OperatorEvent = (typeof operatorApplicationEvents)[number];

/** The address of an account is not the one that was invited. */
const otherAddress = defineError('OTHER_ADDRESS', { email: z.string().meta({ description: 'The invited one, in part' }) });

const token = z.string().max(400).meta({ description: 'Of the link in the mail' });
const done = z.object({ status: z.literal('success') });

const status = z.object({
  reference: z.string(),
  state: applicationState,
  createdAt: z.string(),
  stateAt: z.string(),
  reason: localized.optional().meta({ description: 'Why it was refused' }),
  invitationEnds: z.string().optional(),
});
export type ApplicationStatus = z.infer<typeof status>;

const invitation = z.object({
  state: z.enum(['open', 'accepted', 'expired']),
  role: z.enum(shopRoles),
  opensShop: z.boolean().meta({ description: 'It opens a new shop; otherwise it leads into the team of one' }),
  shopName: z.string(),
  email: z.string().meta({ description: 'The invited address, in part' }),
  expiresAt: z.string(),
});
export type InvitationView = z.infer<typeof invitation>;

export const onboardingContract = {
  listApplications: deskEndpoint('people')
    .route({
      method: 'GET',
      path: '/desk/applications',
      summary: 'Requests to sell, the longest waiting first',
      description: 'Without a state: those that are not finished, 200 at most.',
      tags,
    })
    .input(z.object({ state: applicationState.optional() }))
    .output(z.object({ data: z.object({ applications: z.array(application) }) })),
  operateApplication: deskEndpoint('people')
    .errors(declareErrors(wrongState))
    .route({
      method: 'POST',
      path: '/desk/applications/{reference}/steps',
      summary: 'Look at a request to sell, invite the applicant, refuse it or take that back',
      description: '`invite` mails a link that works once, again where it is repeated; `refuse` needs a reason in both languages.',
      tags,
    })
    .input(
      z.object({
        reference: z.string().max(40),
        event: z.enum(operatorApplicationEvents),
        reason: reason.optional(),
        email: email.optional().meta({ description: 'Address to invite in place of the one in the request' }),
      }),
    )
    .output(z.object({ data: z.object({ application }) })),
  getApplication: anyoneEndpoint
    .errors(declareErrors('INVALID_TOKEN'))
    .route({
      method: 'POST',
      path: '/seller-request/status',
      summary: 'How a request to sell stands',
      description: 'For whoever has the link that was mailed to the applicant. It names no person.',
      tags,
    })
    .input(z.object({ token }))
    .output(z.object({ data: status })),
  withdrawApplication: anyoneEndpoint
    .errors(declareErrors('INVALID_TOKEN', wrongState))
    .route({ method: 'POST', path: '/seller-request/withdraw', summary: 'Take a request to sell back', tags })
    .input(z.object({ token }))
    .output(done),
  getInvitation: anyoneEndpoint
    .errors(declareErrors('INVALID_TOKEN'))
    .route({ method: 'POST', path: '/seller-invitation', summary: 'What an invitation is to', tags })
    .input(z.object({ token }))
    .output(z.object({ data: invitation })),
  acceptInvitation: accountEndpoint
    .errors(declareErrors('INVALID_TOKEN', otherAddress))
    .route({
      method: 'POST',
      path: '/seller-invitation/accept',
      summary: 'Accept an invitation with the account of the invited address',
      description: 'Opens the shop of a request to sell, or joins the team of a shop. It works once.',
      tags,
    })
    .input(z.object({ token }))
    .output(z.object({ data: z.object({ shop: z.string().meta({ description: 'Its name in addresses' }) }) })),

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
