import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { forgetAppealsOf, readAppealsOf } from './hold-queries.ts';

/** Appeals that a person wrote for a shop. */
export const payoutsPersonalData: PersonalDataSource = {
  name: 'payouts',
  export: (ctx, userId) => readAppealsOf(ctx.db, userId),
  erase: (ctx, userId) => forgetAppealsOf(ctx.db, userId),
};
