import { findActor } from '#modules/accounts/find-actor.ts';
import type { Context } from '#platform/context.ts';
import { hasOwnPhoto } from './queries.ts';

/** Whether a picture is the caller's own profile photo, which is shown to no other caller. */
export async function isOwnPhoto(ctx: Context, hash: string): Promise<boolean> {
  ctx.actor ??= await findActor(ctx);
  return ctx.actor !== undefined && hasOwnPhoto(ctx.db, ctx.actor.userId, hash);
}
