import { findEmail } from '#modules/accounts/find-email.ts';
import type { PersonPart } from '#modules/accounts/person-parts.ts';
import type { OrderView } from './contract.ts';
import { viewOrders } from './get-order.ts';
import { eraseContacts, readIdsOfPerson, readOpenNumber } from './queries.ts';

/** Orders that are read with one question each for rows, lines, parcels, payments and refunds. */
const together = 100;

/**
 * What a person ordered, with the account or as a guest with its address. Erasing empties who it was; what was sold, invoices and books are
 * kept for the legal term.
 */
export const ordersOfPerson: PersonPart = {
  name: 'orders',
  async collect(ctx, userId) {
    const ids = await readIdsOfPerson(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    const orders: OrderView[] = [];
    for (let start = 0; start < ids.length; start += together) orders.push(...(await viewOrders(ctx, ids.slice(start, start + together))));
    return orders;
  },
  async obstacle(ctx, userId) {
    const number = await readOpenNumber(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    return (
      number &&
      `Order ${number} is not finished yet. The account can be deleted once everything has arrived, or was cancelled and paid back.`
    );
  },
  async erase(ctx, userId, email) {
    await eraseContacts(ctx.db, userId, email, ctx.now());
  },
};
