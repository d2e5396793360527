import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonPart } from '#modules/accounts/person-parts.ts';
import { deleteEverything, readCart } from './queries.ts';

/** What a person means to buy. */
export const cartOfPerson: PersonPart = {
  name: 'cart',
  collect: (ctx, userId) => readCart(ctx.db, userId),
  async erase(ctx, userId) {
    // What is being added at this moment is erased too, or finds no account any more.
    await lockPerson(ctx, userId);
    await deleteEverything(ctx.db, userId);
  },
};
