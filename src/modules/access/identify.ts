import { os } from '@orpc/server';
import { findActor, tokenOf } from '#modules/accounts/find-actor.ts';
import { endpointTarget, recordAccessDenial } from '#platform/audit/record-access-denials.ts';
import type { Context } from '#platform/context.ts';
import { isApiKey } from '#shared/api-keys.ts';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { DomainError } from '#shared/errors.ts';
import { findKeyActor } from './find-key-actor.ts';

/**
 * Finds the acting account once a request, and not at all for answers that are the same for everyone. Every
 * other answer is private from here on, also where a loader catches its failure. A request with an API key
 * acts by that alone, and its cookies count for nothing. Mounted before `enforceAccess`.
 */
export const identify = os.$context<Context>().middleware(async ({ context, next, procedure }) => {
  const meta = procedure['~orpc'].meta as EndpointMeta;
  if (meta.cache) return next();
  context.cache.markPrivate();
  const bearer = context.request.client?.bearer;
  if (isApiKey(bearer)) {
    context.actor = await findKeyActor(context, bearer, procedure['~orpc']);
    return next();
  }
  if (meta.identify === 'on-demand') return next();
  context.actor ??= await findActor(context, { withProfile: meta.identify === 'with-profile' });
  // Told apart from never having signed in, so that the page can say why it asks again.
  const isOver = meta.access !== 'anyone' && !context.actor && tokenOf(context) !== undefined;
  if (isOver) {
    await recordAccessDenial(context, 'session-over', endpointTarget(procedure['~orpc'].route.path ?? ''));
    throw new DomainError('UNAUTHORIZED', { session: 'Your session has ended. Log in again.' });
  }
  return next();
});
