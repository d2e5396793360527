import { z } from 'zod';
import { shopRoles } from '#shared/access.ts';
import { accountEndpoint, anyoneEndpoint, shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { localized } from '#shared/schemas.ts';
import { bankContract } from './bank-contract.ts';
import { calendarContract } from './calendar-contract.ts';
import { applicationState, deskContract, movedShop, onboardingTag, requirementsMissing, wrongState } from './desk-contract.ts';
import { detailsContract, setup } from './details-contract.ts';
import { makersOfShopContract } from './makers-contract.ts';
import { papersContract } from './papers-contract.ts';
import { agreementInput, ownedShop, shop, shopSettings, shopView } from './shop-contract.ts';
import { teamContract } from './team-contract.ts';

const tags = [onboardingTag.name];

const ownerEvents = ['submit', 'withdraw', 'pause', 'resume', 'close', 'keep'] as const;
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

const invitation = z.object({
  state: z.enum(['open', 'accepted', 'expired']),
  role: z.enum(shopRoles),
  opensShop: z.boolean().meta({ description: 'It opens a new shop; otherwise it leads into the team of one' }),
  shopName: z.string(),
  email: z.string().meta({ description: 'The invited address, in part' }),
  expiresAt: z.string(),
});

export const onboardingContract = {
  ...deskContract,
  ...bankContract,
  ...calendarContract,
  ...teamContract,
  ...papersContract,
  ...makersOfShopContract,
  ...detailsContract,
  listMyShops: accountEndpoint
    .route({ method: 'GET', path: '/shops', summary: 'The shops that the caller works for', tags })
    .output(z.object({ data: z.object({ shops: z.array(ownedShop) }) })),
  getShop: shopEndpoint('shop')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}', summary: 'The state of a shop, and what it needs', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: shopView })),
  getShopSettings: shopEndpoint('settings')
    .errors(declareErrors('SELLER_NOT_FOUND'))
    .route({ method: 'GET', path: '/shops/{shop}/settings', summary: 'Everything that was entered about a shop', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: shopSettings })),
  agree: setup
    .errors(declareErrors('TERMS_CHANGED'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/settings/agreements',
      summary: 'Agree to a requirement of the operator',
      description: 'The commission in force is agreed to as it was shown; after a change it is asked for again.',
      tags,
    })
    .input(agreementInput)
    .output(done),
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

  moveOwnShop: shopEndpoint('settings')
    .errors(declareErrors(wrongState, requirementsMissing))
    .route({ method: 'POST', path: '/shops/{shop}/steps', summary: 'Send the shop to be looked at, pause, reopen or close it', tags })
    .input(z.object({ shop, event: z.enum(ownerEvents) }))
    .output(movedShop),
};
