import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteOfMailbox, readOfUser } from './queries.ts';

/** Carts to remind of: of the account, and of its address. */
export const cartRemindersPersonalData: PersonalDataSource = {
  name: 'cartReminders',
  async export(ctx, userId) {
    const rows = await readOfUser(ctx.db, userId);
    return rows.map(({ items, timeZone, consentedAt, dueAt, expiresAt }) => ({
      items,
      timeZone,
      consentedAt: consentedAt.toISOString(),
      dueAt: dueAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    }));
  },
  async erase(ctx, userId, email) {
    await lockPerson(ctx, userId);
    await deleteOfMailbox(ctx.db, { email, userId });
  },
};
