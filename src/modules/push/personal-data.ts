import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteSubscriptionsOfUser, readSubscriptionsOfUser } from './queries.ts';

/** The shops whose news come to a person's browsers. */
export const pushPersonalData: PersonalDataSource = {
  name: 'push',
  export: async (ctx, userId) =>
    (await readSubscriptionsOfUser(ctx.db, userId)).map(({ slug, createdAt }) => ({ slug, since: createdAt.toISOString() })),
  erase: (ctx, userId) => deleteSubscriptionsOfUser(ctx.db, userId),
};
