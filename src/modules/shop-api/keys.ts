import { requireRecentPassword } from '#modules/accounts/require-recent-password.ts';
import { requireSecondFactor } from '#modules/accounts/require-second-factor.ts';
import { proofOf } from '#modules/onboarding/own-shop.ts';
import { addApiKey, listApiKeys as list, revokeApiKey as revoke } from '#modules/sellers/api-keys.ts';
import { notifyTeam } from '#modules/sellers/notify-team.ts';
import { requireShop } from '#modules/sellers/require-shop.ts';
import type { Context } from '#platform/context.ts';
import type { ApiKeyScope } from '#shared/api-keys.ts';
import { keyMail } from './shop-api-mail.ts';

/** Lists the API keys of the caller's shop, without their secrets. */
export async function listApiKeys(ctx: Context) {
  const now = ctx.now();
  const keys = (await list(ctx, requireShop(ctx).sellerId)).map(
    ({ id, name, prefix, scopes, madeBy, createdAt, expiresAt, lastUsedOn }) => ({
      ...{ _id: id, name, prefix, scopes },
      createdAt: createdAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      works: expiresAt > now && madeBy !== null,
      ...(madeBy === null ? {} : { madeBy }),
      ...(lastUsedOn === null ? {} : { lastUsedOn }),
    }),
  );
  return { data: { keys, proof: proofOf(ctx) } };
}

/** Tells all owners of a shop about one of its API keys. */
export async function notifyOfKey(
  tx: Context,
  { sellerId, ...about }: { sellerId: string } & Omit<Parameters<typeof keyMail>[1], 'language'>,
): Promise<void> {
  await notifyTeam(tx, { sellerId, power: 'team', compose: (language) => keyMail(tx, { ...about, language }) });
}

/**
 * Makes an API key of the caller's shop, and tells all its owners.
 * @throws {DomainError} REAUTHENTICATE, TOTP_ENROLMENT, INVALID_INPUT where there are too many, WRONG_STATE
 */
export async function makeApiKey(ctx: Context, { name, scopes, days }: { name: string; scopes: ApiKeyScope[]; days: number }) {
  const { userId } = requireSecondFactor(ctx);
  const { slug } = requireShop(ctx);
  return ctx.transaction(async (tx) => {
    const { sellerId, token, prefix } = await addApiKey(tx, { slug, userId, name, scopes: [...new Set(scopes)], days });
    await notifyOfKey(tx, { sellerId, slug, about: 'made', key: { name, prefix } });
    return { data: { token, prefix } };
  });
}

/**
 * Revokes an API key of the caller's shop. The password is enough: an owner without an authenticator may be
 * the one who notices a stranger's key.
 * @throws {DomainError} REAUTHENTICATE, NOT_FOUND, WRONG_STATE
 */
export async function revokeApiKey(ctx: Context, { key: id }: { key: string }): Promise<{ status: 'success' }> {
  requireRecentPassword(ctx);
  const { slug } = requireShop(ctx);
  await ctx.transaction(async (tx) => {
    const { sellerId, ...key } = await revoke(tx, { slug, id });
    await notifyOfKey(tx, { sellerId, slug, about: 'revoked', key });
  });
  return { status: 'success' };
}
