import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteMemberships, readMemberships } from './queries.ts';

/** The shops that a person works for. */
export const sellersPersonalData: PersonalDataSource = {
  name: 'sellers',
  export: async (ctx, userId) => (await readMemberships(ctx.db, userId)).map(({ slug, sellerName }) => ({ slug, sellerName })),
  erase: (ctx, userId) => deleteMemberships(ctx.db, userId),
};
