import { findApiKey } from '#modules/sellers/api-keys.ts';
import { endpointTarget, recordAccessDenial } from '#platform/audit/record-access-denials.ts';
import type { Actor, Context } from '#platform/context.ts';
import { consumeRateLimit, type RateLimit } from '#platform/limits/consume-rate-limit.ts';
import { powersOfScopes } from '#shared/api-keys.ts';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { DomainError } from '#shared/errors.ts';

/** Calls with one key, for all nodes together. */
export const apiKeyLimit: RateLimit = { name: 'calls by API key', max: 120, seconds: 60 };

/**
 * Finds the API key that a request brings. It works on endpoints that ask for a power in a shop, and acts as
 * a membership of that shop alone, with the powers of its scopes.
 * @throws {DomainError} UNAUTHORIZED, in the same words for a key that is wrong, revoked or expired, and for
 * an endpoint that takes none; TOO_MANY_REQUESTS
 */
export async function findKeyActor(
  ctx: Context,
  token: string,
  { meta, route }: { meta: EndpointMeta; route: { path?: string | undefined } },
): Promise<Actor> {
  const takesKeys = typeof meta.access === 'object' && 'shop' in meta.access;
  const found = await findApiKey(ctx, token);
  if (!found || !takesKeys) {
    await recordAccessDenial(ctx, 'api-key', endpointTarget(route.path ?? ''));
    throw new DomainError('UNAUTHORIZED');
  }
  const { id, sellerId, slug, userId, scopes, expiresAt } = found;
  await consumeRateLimit(ctx, apiKeyLimit, id);
  const { reads, writes } = powersOfScopes(scopes);
  // Its powers alone decide: the role is the least one, and nothing of a key may ask for it.
  const membership = { sellerId, slug, role: 'facilitator', powers: [...new Set([...reads, ...writes])] } as const;
  return {
    ...{ userId, role: 'buyer', secondFactor: false, expiresAt },
    // The events of the security log name the key in place of a session.
    sessionId: id,
    // No password was entered: what asks for a recent one refuses.
    authenticatedAt: new Date(0),
    key: { id, reads, writes },
    memberships: Promise.resolve([membership]),
  };
}
