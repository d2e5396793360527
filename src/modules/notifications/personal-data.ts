import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { eraseMails } from './erase-mails.ts';
import { deleteInboxOfUser, readInboxOfUser } from './queries.ts';

/**
 * Notifications that a person caused or received. Mails are left out of an export: what they say stands in
 * the sections of their modules, and it is erased here once it was sent.
 */
export const notificationsPersonalData: PersonalDataSource = {
  name: 'notifications',
  async export(ctx, userId) {
    const items = await readInboxOfUser(ctx.db, userId);
    return items.map(({ title, createdAt }) => ({ title, sentAt: createdAt.toISOString() }));
  },
  async erase(ctx, userId, email) {
    await eraseMails(ctx, { userId, email });
    await deleteInboxOfUser(ctx.db, userId);
  },
};
