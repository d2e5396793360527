import type { PersonalDataSource } from '#platform/personal-data-source.ts';
import { disownApiKeys, readApiKeysOfUser } from './api-key-queries.ts';
import { deleteContactsOfAddress, readContactsOfUser } from './contact-queries.ts';
import { deleteMemberships, findShopOfLastOwner, readMemberships } from './queries.ts';

/**
 * The shops that a person works for, the API keys made there, and those that are written to at the person's
 * address.
 */
export const sellersPersonalData: PersonalDataSource = {
  name: 'sellers',
  export: async (ctx, userId) => [
    ...(await readMemberships(ctx.db, userId, true)).map(({ slug, sellerName, role, joinedAt }) => ({ slug, sellerName, role, joinedAt })),
    ...(await readContactsOfUser(ctx.db, userId)),
    ...(await readApiKeysOfUser(ctx.db, userId)).map(({ name, createdAt }) => ({ apiKey: name, createdAt })),
  ],
  async erasureBlocker(ctx, userId) {
    const slug = await findShopOfLastOwner(ctx.db, userId);
    return slug === undefined ? undefined : { kind: 'open-shop', number: slug };
  },
  async erase(ctx, userId, email) {
    await disownApiKeys(ctx.db, userId, ctx.now());
    await deleteMemberships(ctx.db, userId);
    await deleteContactsOfAddress(ctx.db, email);
  },
};
