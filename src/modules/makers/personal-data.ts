import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { eraseConsentsOfUser, readConsentsOfUser } from './consent-queries.ts';

/** Consents of makers to the person as a facilitator; they end with the account. */
export const makersPersonalData: PersonalDataSource = {
  name: 'makerConsents',
  export: async (ctx, userId) =>
    (await readConsentsOfUser(ctx.db, userId)).map(({ recordedAt, ...consent }) => ({ ...consent, recordedAt: recordedAt.toISOString() })),
  erase: (ctx, userId) => eraseConsentsOfUser(ctx.db, userId, ctx.now()),
};
