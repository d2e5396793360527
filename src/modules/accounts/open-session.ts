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
 * Gives the session of the caller another token, which the old one is over with: after the password or a second factor was entered, and
 * after what signing in asks for has changed, nothing that was known before opens it.
 * @param ctx inside a transaction
 * @throws {DomainError} UNAUTHORIZED where another request replaced it first
 */
export async function rotateSession(ctx: Context): Promise<OpenedSession> {
  const actor = requireActor(ctx);
  const token = randomBytes(32).toString('base64url');
  const at = ctx.now();
  const from = tokenHash(tokenOf(ctx) ?? '');
  if (!(await replaceToken(ctx.db, { id: actor.sessionId, from, to: tokenHash(token), at }))) throw new DomainError('UNAUTHORIZED');
  setSessionCookie(ctx.request.client, token);
  // What the same request asks next is asked by someone who was just sure.
  ctx.actor = { ...actor, authenticatedAt: at };
  return { token, expiresAt: actor.expiresAt.toISOString() };
}

/** Ends a person's sessions but the one to keep, and records it where there were any. @returns how many ended */
export async function revokeSessions(ctx: Context, userId: string, reason: string, keep?: string): Promise<number> {
  const count = await deleteSessions(ctx.db, userId, keep);
  if (count > 0) await ctx.record({ kind: 'session-revoked', outcome: 'success', person: userId, reason, after: { count } });
  return count;
}
