import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteItems, readItems } from './queries.ts';

/** The wishlist of an account. */
export const wishlistPersonalData: PersonalDataSource = {
  name: 'wishlist',
  async export(ctx, userId) {
    const rows = await readItems(ctx.db, userId);
    return rows.map(({ productId, title, pricePaise, wasInStock, addedAt }) => ({
      productId,
      title: title.en,
      pricePaiseThen: pricePaise,
      wasInStock,
      addedAt: addedAt.toISOString(),
    }));
  },
  async erase(ctx, userId) {
    // Waits for a write that is under way, so that its items are erased too; later writes find no account.
    await lockPerson(ctx, userId);
    await deleteItems(ctx.db, userId);
  },
};
