import { randomBytes } from 'node:crypto';
import type { Actor, Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import { newId } from '#shared/id.ts';
import { setSessionCookie, tokenHash, tokenOf } from './find-actor.ts';
import { requireActor } from './get-me.ts';
import { deleteSession, deleteSessions, replaceToken } from './queries.ts';
import { networkOf, sessionEnd } from './session-rules.ts';
import { sessions } from './tables.ts';

export interface OpenedSession {
  /** 256 bits of chance. Known to the client alone. */
  token: string;
  expiresAt: string;
}

/**
 * Opens a session and sets its cookie. Ends the client's former session, so that a
 * planted token becomes worthless.
 */
export async function openSession(
  ctx: Context,
  { id: userId, role, totpConfirmedAt }: { id: string; role: Actor['role']; totpConfirmedAt: Date | null },
): Promise<OpenedSession> {
  const now = ctx.now();
  const before = tokenOf(ctx);
  if (before) await deleteSession(ctx.db, tokenHash(before));
  const token = randomBytes(32).toString('base64url');
  const expiresAt = sessionEnd(role, now, now);
  const id = newId();
  await ctx.db.orm.insert(sessions).values({
    id,
    userId,
    tokenHash: tokenHash(token),
    createdAt: now,
    authenticatedAt: now,
    lastSeenAt: now,
    expiresAt,
    userAgent: ctx.request.client?.userAgent ?? '',
    network: networkOf(ctx.request.address ?? ''),
  });
  setSessionCookie(ctx.request.client, token);
  ctx.actor = { userId, role, sessionId: id, authenticatedAt: now, expiresAt, secondFactor: totpConfirmedAt !== null };
  await ctx.record({ kind: 'session-opened', outcome: 'success', target: { kind: 'session', id } });
  return { token, expiresAt: expiresAt.toISOString() };
}

/**
 * Replaces the token of the caller's session: after a password or second factor was entered or changed, a
 * token that leaked before opens nothing.
 * @param ctx inside a transaction
 * @throws {DomainError} UNAUTHORIZED where a concurrent request replaced it first
 */
export async function rotateSession(ctx: Context): Promise<OpenedSession> {
  const actor = requireActor(ctx);
  const token = randomBytes(32).toString('base64url');
  const at = ctx.now();
  const from = tokenHash(tokenOf(ctx) ?? '');
  if (!(await replaceToken(ctx.db, { id: actor.sessionId, from, to: tokenHash(token), at }))) throw new DomainError('UNAUTHORIZED');
  setSessionCookie(ctx.request.client, token);
  // The rest of the request counts as freshly authenticated.
  ctx.actor = { ...actor, authenticatedAt: at };
  return { token, expiresAt: actor.expiresAt.toISOString() };
}

/**
 * Ends a user's sessions but the one to keep, and records it where there were any.
 * @returns how many ended
 */
export async function revokeSessions(ctx: Context, userId: string, reason: string, keep?: string): Promise<number> {
  const count = await deleteSessions(ctx.db, userId, keep);
  if (count > 0) await ctx.record({ kind: 'session-revoked', outcome: 'success', person: userId, reason, after: { count } });
  return count;
}
