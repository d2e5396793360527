import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteAllItems, readCart } from './queries.ts';

/** What a person means to buy. */
export const cartPersonalData: PersonalDataSource = {
  name: 'cart',
  export: (ctx, userId) => readCart(ctx.db, userId),
  async erase(ctx, userId) {
    // What is being added at this moment is erased too, or finds no account any more.
    await lockPerson(ctx, userId);
    await deleteAllItems(ctx.db, userId);
  },
};
