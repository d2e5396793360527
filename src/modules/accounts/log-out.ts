import type { Context } from '#platform/context.ts';
import { setSessionCookie, tokenHash, tokenOf } from './find-actor.ts';
import { deleteSession } from './queries.ts';

/** Ends this session, and takes the cookie away even where there is none: signing out always works. */
export async function logOut(ctx: Context): Promise<{ status: 'success'; message: string }> {
  const token = tokenOf(ctx);
  await ctx.transaction(async (tx) => {
    if (token) await deleteSession(tx.db, tokenHash(token));
    if (tx.actor) await tx.record({ kind: 'session-ended', outcome: 'success', target: { kind: 'session', id: tx.actor.sessionId } });
  });
  setSessionCookie(ctx.client, undefined);
  ctx.actor = undefined;
  return { status: 'success', message: 'You are signed out.' };
}
