import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteMemberships, readMemberships } from './queries.ts';

/** For which sellers a person acts. */
export const sellersPersonalData: PersonalDataSource = {
  name: 'sellers',
  export: (ctx, userId) => readMemberships(ctx.db, userId),
  erase: (ctx, userId) => deleteMemberships(ctx.db, userId),
};
