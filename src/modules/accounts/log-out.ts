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
  await clearBrowserAccess(ctx);
  return { status: 'success', message: 'You are signed out.' };
}

/**
 * Removes from the browser all that it could open: the session cookie, access to
 * guest orders, and cached answers.
 */
export async function clearBrowserAccess(ctx: Context): Promise<void> {
  for (const source of ctx.personalData) await source.onSignOut?.(ctx);
  setSessionCookie(ctx.request.client, undefined);
  ctx.request.client?.clearCache();
  ctx.actor = undefined;
}
