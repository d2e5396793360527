import { z } from 'zod';
import { accountsTag } from '#modules/accounts/contract.ts';
import { accountEndpoint } from '#shared/endpoint.ts';
import { ownEventKinds, securityEventOutcomes } from '#shared/security-events.ts';

const securityEvent = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(ownEventKinds),
  outcome: z.enum(securityEventOutcomes),
  reason: z.string().optional().meta({ description: 'A short word, such as `wrong-password`' }),
  browser: z.string().optional().meta({ description: 'The family of the browser, such as Firefox' }),
  current: z.boolean().meta({ description: 'It was this browser' }),
  byStaff: z.boolean().meta({ description: 'The shop did it, not the person' }),
});
export type SecurityEvent = z.infer<typeof securityEvent>;

export const auditContract = {
  listSecurityEvents: accountEndpoint
    .meta({ enrolling: true })
    .route({
      method: 'GET',
      path: '/users/security-events',
      summary: 'What happened to the account in the last 90 days',
      description: 'The newest first, 20 a page. `next` is the `after` of the next page.',
      tags: [accountsTag.name],
    })
    .input(
      z.object({
        after: z
          .string()
          .regex(/^\d{1,15}$/, { error: 'This is not the end of a page.' })
          .optional(),
      }),
    )
    .output(z.object({ data: z.object({ events: z.array(securityEvent) }), next: z.string().optional() })),
};
