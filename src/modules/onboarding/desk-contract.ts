import { z } from 'zod';
import { email } from '#modules/accounts/contract.ts';
import { deskEndpoint } from '#shared/endpoint.ts';
import { declareErrors, defineError } from '#shared/endpoint-errors.ts';
import { languages } from '#shared/localized.ts';
import { localized } from '#shared/schemas.ts';
import { shopStates } from '#shared/shop-states.ts';
import { applicationStates } from './application-rules.ts';
import { requirementView, sellerKinds } from './shop-contract.ts';

export const onboardingTag = { name: 'Becoming a seller', description: 'Requests to sell, and shops from the first day to the last.' };
const tags = [onboardingTag.name];

/** The step is not possible in the state that the thing is in. */
export const wrongState = defineError('WRONG_STATE', { state: z.string() });

/** Something that the shop needs is missing. */
export const requirementsMissing = defineError('REQUIREMENTS_MISSING', { requirements: z.string().meta({ description: 'Their keys' }) });

/** The shop has parcels to send, or money to settle. */
const unsettled = defineError('SHOP_UNSETTLED', { parcels: z.string(), balance: z.enum(['open', 'none']) });

const slug = z.string().max(120);

/** Words of the operator, which the other one reads in the own language. */
export const inBothLanguages = (max: number) => z.object({ en: z.string().trim().min(1).max(max), hi: z.string().trim().min(1).max(max) });
const reason = inBothLanguages(1_000);
/** Steps of a shop that the operator takes. */
export const operatorShopEvents = ['open', 'send-back', 'pause', 'resume', 'suspend', 'reinstate', 'close', 'keep', 'finish'] as const;
export const movedShop = z.object({ data: z.object({ state: z.enum(shopStates) }) });

export const applicationState = z.enum(applicationStates);
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

const inBoth = inBothLanguages(500);
/** Texts of a requirement in both languages. */
export const requirementWords = z.object({ title: inBoth, what: inBoth, why: inBoth, duration: inBoth, reviewer: inBoth });
const kinds = z.array(z.enum(sellerKinds)).min(1).max(sellerKinds.length).meta({ description: 'Kinds of sellers of which it is asked' });
const requirements = z.object({
  data: z.object({ requirements: z.array(requirementView.omit({ faults: true }).extend({ position: z.int(), kinds: kinds.optional() })) }),
});
export const requirementKey = z.string().regex(/^[a-z][a-z0-9-]{1,39}$/);

export const deskContract = {
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
  getRequirements: deskEndpoint('people')
    .route({ method: 'GET', path: '/desk/requirements', summary: 'What is asked of shops', tags })
    .output(requirements),
  setRequirement: deskEndpoint('people')
    .route({
      method: 'POST',
      path: '/desk/requirements/{key}',
      summary: 'Change what is asked of shops',
      description: 'A key that is not standard is one to which the owner of a shop agrees, or a paper where its family is `documented`.',
      tags,
    })
    .input(
      z.object({
        key: requirementKey,
        required: z.boolean().optional(),
        position: z.int().min(0).max(1_000).optional(),
        words: requirementWords.optional(),
        family: z.enum(['attested', 'documented']).optional().meta({ description: 'Of a new one; it stays' }),
        kinds: kinds.nullish().meta({ description: 'Null: of all' }),
      }),
    )
    .output(requirements),
  dropRequirement: deskEndpoint('people')
    .route({ method: 'DELETE', path: '/desk/requirements/{key}', summary: 'Drop what was changed or added', tags })
    .input(z.object({ key: requirementKey }))
    .output(requirements),
  operateShop: deskEndpoint('people')
    .errors(declareErrors('SELLER_NOT_FOUND', wrongState, requirementsMissing, unsettled))
    .route({
      method: 'POST',
      path: '/desk/shops/{slug}/steps',
      summary: 'Open a shop, send it back, pause, suspend or close it',
      description: 'Its owners are mailed. `send-back` and `suspend` need a reason in both languages.',
      tags,
    })
    .input(z.object({ slug, event: z.enum(operatorShopEvents), reason: reason.optional() }))
    .output(movedShop),
};
