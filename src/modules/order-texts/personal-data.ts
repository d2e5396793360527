import { findEmail } from '#modules/accounts/find-email.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { eraseConsentsOf, readConsentsOf } from './queries.ts';

/** Orders of which updates go to the phone. Its number is in the order's contact, which orders erases. */
export const orderTextsPersonalData: PersonalDataSource = {
  name: 'orderTexts',
  async export(ctx, userId) {
    const rows = await readConsentsOf(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    return rows.map(({ number, consentedAt }) => ({ number, consentedAt: consentedAt.toISOString() }));
  },
  erase: (ctx, userId, email) => eraseConsentsOf(ctx.db, userId, email),
};
