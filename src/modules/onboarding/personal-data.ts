import { findEmail } from '#modules/accounts/find-email.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteOfAddress, readApplicationsOfAddress } from './application-queries.ts';

/** Requests to sell with the person's address. The shop that one became stays with its team. */
export const onboardingPersonalData: PersonalDataSource = {
  name: 'sellerApplications',
  async export(ctx, userId) {
    const email = await findEmail(ctx, userId);
    const rows = email === undefined ? [] : await readApplicationsOfAddress(ctx.db, email);
    return rows.map(({ reference, state, name, phoneNumber, businessName, createdAt }) => ({
      reference,
      state,
      name,
      phoneNumber,
      businessName,
      sentAt: createdAt.toISOString(),
    }));
  },
  erase: async (ctx, _userId, email) => deleteOfAddress(ctx.db, email),
};
