import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteItems, readItems } from './queries.ts';

/** What a person wants to keep in sight. */
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
    // What is being added at this moment is erased too, or finds no account any more.
    await lockPerson(ctx, userId);
    await deleteItems(ctx.db, userId);
  },
};
