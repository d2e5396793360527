import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteContactsOfAddress, readContactsOfUser } from './contact-queries.ts';
import { deleteMemberships, readMemberships } from './queries.ts';

/** The shops that a person works for, and those that are written to at the person's address. */
export const sellersPersonalData: PersonalDataSource = {
  name: 'sellers',
  export: async (ctx, userId) => [
    ...(await readMemberships(ctx.db, userId)).map(({ slug, sellerName, role, joinedAt }) => ({ slug, sellerName, role, joinedAt })),
    ...(await readContactsOfUser(ctx.db, userId)),
  ],
  async erase(ctx, userId, email) {
    await deleteMemberships(ctx.db, userId);
    await deleteContactsOfAddress(ctx.db, email);
  },
};
