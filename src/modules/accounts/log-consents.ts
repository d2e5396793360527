import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { consents } from './tables.ts';

const purposes = { personalizedRecommendations: 'personalized recommendations', promotionalEmails: 'promotional e-mail' } as const;

/** Notes each preference that is about to change, before it does. */
export async function logConsents(
  ctx: Context,
  user: { id: string } & Record<keyof typeof purposes, boolean>,
  wanted: { [Purpose in keyof typeof purposes]?: boolean | undefined },
): Promise<void> {
  for (const key of Object.keys(purposes) as (keyof typeof purposes)[]) {
    const granted = wanted[key];
    if (granted === undefined || user[key] === granted) continue;
    await ctx.db.orm
      .insert(consents)
      .values({ id: newId(), userId: user.id, purpose: purposes[key], granted, place: 'settings', at: ctx.now() });
  }
}
