import { z } from 'zod';
import { email } from '#modules/accounts/contract.ts';
import { shopRoles } from '#shared/access.ts';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';
import { proof } from './bank-contract.ts';
import { onboardingTag, wrongState } from './desk-contract.ts';
import { shop } from './shop-contract.ts';

const tags = [onboardingTag.name];
const done = z.object({ status: z.literal('success') });
const role = z.enum(shopRoles);
const id = z.string().max(40);

/** The shop would be left without an owner. */
const lastOwner = defineError('LAST_OWNER', {});

const member = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: z.string(),
  secondFactor: z.boolean().meta({ description: 'The account asks for the code of an authenticator' }),
  self: z.boolean(),
});

const invitation = z.object({ _id: z.string(), email: z.string(), role, expiresAt: z.string(), expired: z.boolean() });

/** An act of an owner: it needs an authenticator and the password of a short while ago. */
const ownersAct = shopEndpoint('team').errors(declareErrors('SELLER_NOT_FOUND', 'REAUTHENTICATE', wrongState));

export const teamContract = {
  getTeam: shopEndpoint('team')
    .route({ method: 'GET', path: '/shops/{shop}/team', summary: 'The people who work for a shop, and those who are invited', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ members: z.array(member), invitations: z.array(invitation), proof }) })),
  inviteMember: ownersAct
    .errors(declareErrors('CONFLICT'))
    .route({
      method: 'POST',
      path: '/shops/{shop}/team/invitations',
      summary: 'Invite a person to work for a shop',
      description: 'The link in the mail works once, for two weeks, with an account of that address. All owners are mailed.',
      tags,
    })
    .input(z.object({ shop, email, role, language: z.enum(languages).default('en').meta({ description: 'Language of the mail' }) }))
    .output(done),
  resendMemberInvitation: ownersAct
    .route({
      method: 'POST',
      path: '/shops/{shop}/team/invitations/{invitation}/resend',
      summary: 'Send an invitation again',
      description: 'The link of before ends.',
      tags,
    })
    .input(z.object({ shop, invitation: id }))
    .output(done),
  withdrawMemberInvitation: ownersAct
    .route({ method: 'POST', path: '/shops/{shop}/team/invitations/{invitation}/withdraw', summary: 'Withdraw an invitation', tags })
    .input(z.object({ shop, invitation: id }))
    .output(done),
  changeMemberRole: ownersAct
    .errors(declareErrors(lastOwner))
    .route({ method: 'POST', path: '/shops/{shop}/team/{member}', summary: 'Change the role of a person in a shop', tags })
    .input(z.object({ shop, member: id, role }))
    .output(done),
  removeMember: ownersAct
    .errors(declareErrors(lastOwner))
    .route({ method: 'POST', path: '/shops/{shop}/team/{member}/remove', summary: 'Remove a person from the team of a shop', tags })
    .input(z.object({ shop, member: id }))
    .output(done),
  leaveTeam: shopEndpoint('shop')
    .errors(declareErrors('SELLER_NOT_FOUND', lastOwner))
    .route({ method: 'POST', path: '/shops/{shop}/leave', summary: 'Leave the team of a shop', tags })
    .input(z.object({ shop }))
    .output(done),
};
