import { revokeCodes } from '#modules/accounts/check-code.ts';
import { findEmail } from '#modules/accounts/find-email.ts';
import { eraseMailsOfOrders } from '#modules/notifications/erase-mails.ts';
import { clearPayUrls } from '#modules/payments/api.ts';
import { forgetDestinations } from '#modules/payments/refund-destination.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import type { OrderView } from './contract.ts';
import { viewOrders } from './get-order.ts';
import { joinGuestOrders } from './join-orders.ts';
import { forgetPackPhotos } from './prove-packing.ts';
import { eraseOrders, lockOrdersOfPerson, readIdsOfPerson, readOpenNumber } from './queries.ts';
import { revokeGuestAccess } from './revoke-guest-access.ts';

/** Orders read at a time, with one query each for rows, lines, parcels, payments and refunds. */
const batchSize = 100;

/**
 * Orders of a person: placed with the account, or as a guest with an address that a code proved. Erasure
 * empties the contact; sold lines, invoices and ledger are kept for the legal term.
 */
export const ordersPersonalData: PersonalDataSource = {
  name: 'orders',
  async export(ctx, userId) {
    const ids = await readIdsOfPerson(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    const orders: OrderView[] = [];
    for (let start = 0; start < ids.length; start += batchSize)
      orders.push(...(await viewOrders(ctx, ids.slice(start, start + batchSize))));
    return orders;
  },
  // A late payment places an order, and jobs send mails, under the lock of the order's row alone.
  lock: (ctx, userId, email) => lockOrdersOfPerson(ctx.db, userId, email),
  onEmailVerified: (ctx, userId, email) => joinGuestOrders(ctx, { userId, email }),
  async erasureBlocker(ctx, userId) {
    const number = await readOpenNumber(ctx.db, userId, (await findEmail(ctx, userId)) ?? '');
    return number === undefined ? undefined : { kind: 'open-order', number };
  },
  onSignOut: revokeGuestAccess,
  async erase(ctx, userId, email) {
    const ids = await readIdsOfPerson(ctx.db, userId, email);
    await eraseMailsOfOrders(ctx, ids);
    await revokeCodes(ctx, ids);
    await clearPayUrls(ctx.db, ids);
    await forgetDestinations(ctx, ids);
    await forgetPackPhotos(ctx, ids);
    await eraseOrders(ctx.db, userId, email, ctx.now());
  },
};
