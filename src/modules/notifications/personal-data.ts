import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteChoicesOfUser, readChoicesOfUser } from './choice-queries.ts';
import { eraseMails } from './erase-mails.ts';
import { deleteSeenOfUser } from './news-queries.ts';
import { deleteInboxOfUser, readInboxOfUser } from './queries.ts';

/**
 * Notifications that a person caused or received, and how the person wants to hear of a shop. Mails are left
 * out of an export: what they say stands in the sections of their modules, and it is erased here once it was
 * sent.
 */
export const notificationsPersonalData: PersonalDataSource = {
  name: 'notifications',
  async export(ctx, userId) {
    const items = await readInboxOfUser(ctx.db, userId);
    const choices = await readChoicesOfUser(ctx.db, userId);
    return [
      ...items.map(({ title, createdAt }) => ({ title, sentAt: createdAt.toISOString() })),
      ...choices.map(({ sellerId: _, userId: __, ...chosen }) => chosen),
    ];
  },
  async erase(ctx, userId, email) {
    await eraseMails(ctx, { userId, email });
    await deleteInboxOfUser(ctx.db, userId);
    await deleteSeenOfUser(ctx.db, userId);
    await deleteChoicesOfUser(ctx.db, userId);
  },
};
