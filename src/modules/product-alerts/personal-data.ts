import { lockPerson } from '#modules/accounts/lock-person.ts';
import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { deleteAlertsOfUser, readAlertsOfUser } from './queries.ts';

/** Requests for a mail about a product: of the account, and of its address. */
export const productAlertsPersonalData: PersonalDataSource = {
  name: 'productAlerts',
  async export(ctx, userId) {
    const rows = await readAlertsOfUser(ctx.db, userId);
    return rows.map(({ kind, productId, variantId, requestedAt, notifiedAt, expiresAt }) => ({
      kind,
      productId,
      variantId,
      requestedAt: requestedAt.toISOString(),
      notifiedAt: notifiedAt?.toISOString() ?? null,
      expiresAt: expiresAt.toISOString(),
    }));
  },
  async erase(ctx, userId, email) {
    await lockPerson(ctx, userId);
    await deleteAlertsOfUser(ctx.db, userId, email);
  },
};
