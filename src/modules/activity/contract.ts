import { z } from 'zod';
import { shopRoles } from '#shared/access.ts';
import { shopEndpoint } from '#shared/endpoint.ts';
import { localized } from '#shared/schemas.ts';
import { activityKinds } from './activity-rules.ts';

export const activityTag = { name: 'Activity', description: 'Who did what in a shop.' };

const person = z.object({ _id: z.string(), name: z.string(), role: z.enum(shopRoles) });

const act = z.object({
  _id: z.string(),
  at: z.string(),
  kind: z.enum(activityKinds),
  by: z.enum(['member', 'former-member', 'operator']).meta({ description: 'The operator also stands for what happens by itself' }),
  person: person.optional().meta({ description: 'The member who did it, with the role of today' }),
  subject: localized.optional().meta({ description: 'What it is about: an order by its number, a form, a maker, a member, a product' }),
  change: z.object({ before: z.string(), after: z.string() }).optional().meta({ description: 'A price or a count' }),
  count: z.int().optional().meta({ description: 'Cells or lines of an act that has several' }),
});
export type ActivityEntry = z.infer<typeof act>;

export const activityContract = {
  listActivity: shopEndpoint('activity')
    .route({
      method: 'GET',
      path: '/shops/{shop}/activity',
      summary: 'Who did what in a shop, the latest first',
      description: 'Of the last year, 30 acts a page. It names no buyer. `next` is the `after` of the next page.',
      tags: [activityTag.name],
    })
    .input(
      z.object({
        shop: z.string().max(120),
        person: z.string().max(40).optional().meta({ description: 'A member by key, or `operator`' }),
        after: z
          .string()
          .regex(/^\d{1,15}[ep]\d{1,15}$/, { error: 'This is not the end of a page.' })
          .optional(),
      }),
    )
    .output(z.object({ data: z.object({ acts: z.array(act), people: z.array(person) }), next: z.string().optional() })),
};
