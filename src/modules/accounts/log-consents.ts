import type { Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { readUser } from './queries.ts';
import { consents } from './tables.ts';

const purposes = { personalizedRecommendations: 'personalized recommendations', promotionalEmails: 'promotional e-mail' } as const;

/** Notes each preference that is about to change, before it does. */
export async function logConsents(
  ctx: Context,
  userId: string,
  wanted: { [Purpose in keyof typeof purposes]?: boolean | undefined },
): Promise<void> {
  const user = await readUser(ctx.db, userId);
  for (const key of Object.keys(purposes) as (keyof typeof purposes)[]) {
    const granted = wanted[key];
    if (granted === undefined || user?.[key] === granted) continue;
    await ctx.db.orm.insert(consents).values({ id: newId(), userId, purpose: purposes[key], granted, place: 'settings', at: ctx.now() });
  }
}
