import { findEmail } from '#modules/accounts/find-email.ts';
import type { PersonPart } from '#modules/accounts/person-parts.ts';
import { eraseMailsOfOrders } from '#modules/notifications/erase-mails.ts';
import type { OrderView } from './contract.ts';
import { endAccess } from './end-access.ts';
import { viewOrders } from './get-order.ts';
import { joinGuestOrders } from './join-orders.ts';
import { eraseOrders, lockOrdersOfPerson, readIdsOfPerson, readOpenNumber } from './queries.ts';

/** Orders that are read with one question each for rows, lines, parcels, payments and refunds. */
const together = 100;

/**
 * What a person ordered: with the account, or as a guest with an address that a code proved. Erasing empties who it was; what was sold,
 * invoices and books are kept for the legal term.
 */
export const ordersOfPerson: PersonPart = {
  name: 'orders',
  async collect(ctx, userId) {
    const ids = await readIdsOfPerson(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    const orders: OrderView[] = [];
    for (let start = 0; start < ids.length; start += together) orders.push(...(await viewOrders(ctx, ids.slice(start, start + together))));
    return orders;
  },
  // A late payment lets an order stand, and jobs write mails, with the order's row alone.
  lock: (ctx, userId, email) => lockOrdersOfPerson(ctx.db, userId, email),
  proved: (ctx, userId, email) => joinGuestOrders(ctx, { userId, email }),
  async obstacle(ctx, userId) {
    const number = await readOpenNumber(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    return (
      number &&
      `Order ${number} is not finished yet. The account can be deleted once everything has arrived, or was cancelled and paid back.`
    );
  },
  leaveBrowser: endAccess,
  async erase(ctx, userId, email) {
    await eraseMailsOfOrders(ctx, await readIdsOfPerson(ctx.db, userId, email));
    await eraseOrders(ctx.db, userId, email, ctx.now());
  },
};
