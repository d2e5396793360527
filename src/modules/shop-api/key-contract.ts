import { z } from 'zod';
import { proof } from '#modules/onboarding/bank-contract.ts';
import { wrongState } from '#modules/onboarding/desk-contract.ts';
import { shop } from '#modules/onboarding/shop-contract.ts';
import { apiKeyDays, apiKeyScopes } from '#shared/api-keys.ts';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';

export const shopApiTag = {
  name: 'A shop’s own system',
  description: 'API keys and webhooks of a shop. Programs send their key as `Authorization: Bearer`; docs/seller-api.md shows how.',
};

const tags = [shopApiTag.name];

const apiKey = z.object({
  _id: z.string(),
  name: z.string(),
  prefix: z.string().meta({ description: 'Its beginning; the rest is never shown again' }),
  scopes: z.array(z.enum(apiKeyScopes)),
  madeBy: z.string().optional(),
  createdAt: z.string(),
  expiresAt: z.string(),
  works: z.boolean().meta({ description: 'It has not expired, and the owner who made it still owns the shop' }),
  lastUsedOn: z.string().optional().meta({ description: 'ISO date in India' }),
});

/** An act of an owner: it needs an authenticator and the password of a short while ago. */
const ownersAct = shopEndpoint('team').errors(declareErrors('SELLER_NOT_FOUND', 'REAUTHENTICATE', wrongState));

export const keyContract = {
  listApiKeys: shopEndpoint('team')
    .route({ method: 'GET', path: '/shops/{shop}/api-keys', summary: 'The API keys of a shop', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ keys: z.array(apiKey), proof }) })),
  makeApiKey: ownersAct
    .route({
      method: 'POST',
      path: '/shops/{shop}/api-keys',
      summary: 'Make an API key',
      description: 'The answer is the only one that has the key itself. All owners are mailed.',
      tags,
    })
    .input(
      z.object({
        shop,
        name: z.string().trim().min(1).max(60),
        scopes: z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length),
        days: z.coerce.number().pipe(z.literal(apiKeyDays)).meta({ description: 'Until it expires' }),
      }),
    )
    .output(z.object({ data: z.object({ token: z.string(), prefix: z.string() }) })),
  revokeApiKey: ownersAct
    .route({ method: 'POST', path: '/shops/{shop}/api-keys/{key}/revoke', summary: 'Revoke an API key at once', tags })
    .input(z.object({ shop, key: z.string().max(40) }))
    .output(z.object({ status: z.literal('success') })),
};
