import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteViews, readViews } from './queries.ts';

/** The viewing history of an account. */
export const viewsPersonalData: PersonalDataSource = {
  name: 'viewedProducts',
  async export(ctx, userId) {
    // Exports expired views too, as long as they are stored.
    const views = await readViews(ctx.db, userId, new Date(0));
    return views.map(({ productId, at }) => ({ productId, viewedAt: at.toISOString() }));
  },
  async erase(ctx, userId) {
    await lockPerson(ctx, userId);
    await deleteViews(ctx.db, userId);
  },
};
