import { z } from 'zod';
import { shopEndpoint } from '#shared/endpoint.ts';
import { declareErrors } from '#shared/endpoint-errors.ts';
import { onboardingTag, wrongState } from './desk-contract.ts';
import { shop } from './shop-contract.ts';

const tags = [onboardingTag.name];
const done = z.object({ status: z.literal('success') });

/** Steps before an act of owners: the password again, an authenticator, or none. */
export const proof = z.enum(['password', 'authenticator', 'ready']).meta({ description: 'What the caller has to do first' });
export type Proof = z.infer<typeof proof>;

const bank = z.object({
  holder: z.string(),
  last4: z.string().meta({ description: 'The end of its number, which is never shown whole again' }),
  ifsc: z.string(),
  enteredAt: z.string(),
  usableFrom: z.string(),
});

const typed = z.string().max(200);

export const bankContract = {
  getBank: shopEndpoint('settings')
    .route({ method: 'GET', path: '/shops/{shop}/bank', summary: 'The bank account of a shop, and one that rests', tags })
    .input(z.object({ shop }))
    .output(z.object({ data: z.object({ usable: bank.optional(), entered: bank.optional(), proof }) })),
  saveBank: shopEndpoint('settings')
    .errors(declareErrors('SELLER_NOT_FOUND', 'REAUTHENTICATE', wrongState))
    .route({
      method: 'POST',
      path: '/shops/{shop}/bank',
      summary: 'Enter the bank account of a shop',
      description: 'It rests for 48 hours before anything is paid to it, and all owners are mailed.',
      tags,
    })
    .input(z.object({ shop, holder: typed.optional(), account: typed.optional(), accountAgain: typed.optional(), ifsc: typed.optional() }))
    .output(done),
  stopBank: shopEndpoint('settings')
    .errors(declareErrors('SELLER_NOT_FOUND', 'REAUTHENTICATE', wrongState))
    .route({ method: 'POST', path: '/shops/{shop}/bank/stop', summary: 'Stop a new bank account while it rests', tags })
    .input(z.object({ shop }))
    .output(done),
};
