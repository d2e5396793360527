import { randomBytes } from 'node:crypto';
import type { Actor, Context } from '#platform/context.ts';
import { newId } from '#shared/id.ts';
import { setSessionCookie, tokenHash, tokenOf } from './find-actor.ts';
import { deleteSession } from './queries.ts';
import { networkOf, sessionEnd } from './session-rules.ts';
import { sessions } from './tables.ts';

export interface OpenedSession {
  /** 256 bits of chance. Known to the client alone. */
  token: string;
  expiresAt: string;
}

/**
 * Begins a session and gives the client its cookie. A session that the client had before ends: a token that somebody else planted is
 * worth nothing afterwards.
 */
export async function openSession(
  ctx: Context,
  { id: userId, role, totpConfirmedAt }: { id: string; role: Actor['role']; totpConfirmedAt: Date | null },
): Promise<OpenedSession> {
  const now = ctx.now();
  const before = tokenOf(ctx);
  if (before) await deleteSession(ctx.db, tokenHash(before));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = sessionEnd(now, now);
  const id = newId();
  await ctx.db.orm.insert(sessions).values({
    id,
    userId,
    tokenHash: tokenHash(token),
    createdAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: ctx.client?.userAgent ?? '',
    network: networkOf(ctx.address ?? ''),
  });
  setSessionCookie(ctx.client, token);
  ctx.actor = { userId, role, sessionId: id, authenticatedAt: now, expiresAt, secondFactor: totpConfirmedAt !== null };
  return { token, expiresAt: expiresAt.toISOString() };
}
