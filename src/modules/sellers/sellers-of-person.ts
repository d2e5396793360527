import type { PersonPart } from '#modules/accounts/person-parts.ts';
import { deleteSellerPerson, readSellersOfPerson } from './queries.ts';

/** For which sellers a person acts. */
export const sellersOfPerson: PersonPart = {
  name: 'sellers',
  collect: (ctx, userId) => readSellersOfPerson(ctx.db, userId),
  erase: (ctx, userId) => deleteSellerPerson(ctx.db, userId),
};
