import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteAllItems, readCart } from './queries.ts';

/** The cart and the items saved for later of an account. */
export const cartPersonalData: PersonalDataSource = {
  name: 'cart',
  export: (ctx, userId) => readCart(ctx.db, userId),
  async erase(ctx, userId) {
    // Waits for a write that is under way, so that its items are erased too; later writes find no account.
    await lockPerson(ctx, userId);
    await deleteAllItems(ctx.db, userId);
  },
};
