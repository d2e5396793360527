import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonPart } from '#modules/accounts/person-parts.ts';
import { deleteWishes, readWishes } from './queries.ts';

/** What a person wants to keep in sight. */
export const wishlistOfPerson: PersonPart = {
  name: 'wishlist',
  async collect(ctx, userId) {
    const rows = await readWishes(ctx.db, userId);
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
    await deleteWishes(ctx.db, userId);
  },
};
