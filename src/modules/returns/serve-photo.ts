import { findActor } from '#modules/accounts/find-actor.ts';
import { guestToken, guestTokenHash } from '#modules/orders/guest-token.ts';
import { recordRefusal } from '#platform/audit/record-refusals.ts';
import type { Context } from '#platform/context.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import { hasPhoto } from './queries.ts';

/**
 * Answers a photograph of a return to who may see it: the buyer of the order, by session or by the browser that proved the e-mail
 * address, the accounts of the seller whose piece it shows, and admins. For everybody else there is none.
 */
export async function servePhoto(ctx: Context, hash: string, file: string, request: Request): Promise<Response> {
  const actor = await findActor(ctx);
  const token = guestToken(ctx);
  const isAdmin = actor?.role === 'admin' && actor.secondFactor;
  const isShown = await hasPhoto(ctx.db, hash, { userId: actor?.userId, tokenHash: token && guestTokenHash(token), isAdmin });
  if (isShown) return ctx.media.servePrivate(hash, file, request);
  if (actor) {
    ctx.actor = actor;
    await recordRefusal(ctx, 'NOT_FOUND', { kind: 'return-photo', id: hash });
  }
  const refusal = errorResponse('NOT_FOUND');
  refusal.headers.set('cache-control', 'no-store');
  return refusal;
}
