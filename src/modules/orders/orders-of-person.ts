import { findEmail } from '#modules/accounts/find-email.ts';
import type { PersonPart } from '#modules/accounts/person-parts.ts';
import { viewOrder } from './get-order.ts';
import { endAccess } from './keep-access.ts';
import { eraseContacts, readIdsOfPerson, readOpenNumber } from './queries.ts';

/**
 * What a person ordered, with the account or as a guest with its address. Erasing empties who it was; what was sold, invoices and books are
 * kept for the legal term.
 */
export const ordersOfPerson: PersonPart = {
  name: 'orders',
  async collect(ctx, userId) {
    const ids = await readIdsOfPerson(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    const orders = [];
    for (const id of ids) orders.push(await viewOrder(ctx, id));
    return orders;
  },
  async obstacle(ctx, userId) {
    const number = await readOpenNumber(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    return (
      number &&
      `Order ${number} is not finished yet. The account can be deleted once everything has arrived, or was cancelled and paid back.`
    );
  },
  leaveBrowser: endAccess,
  async erase(ctx, userId, email) {
    await eraseContacts(ctx.db, userId, email, ctx.now());
  },
};
