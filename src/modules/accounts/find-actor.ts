import { createHash } from 'node:crypto';
import type { Actor, Context } from '#platform/context.ts';
import type { Client } from '#platform/http/client.ts';
import { readSession, touchSession } from './queries.ts';
import { sessionEnd, sessionLifetimes, touchIntervalMs } from './session-rules.ts';

/** Name of the cookie that carries the token of a session. */
const sessionCookie = 'session';
/**
 * Name of the cookie that tells scripts that there is a session, so that visitors
 * send no request. It grants nothing.
 */
const signedInCookie = 'signed-in';

/** Gives the client the token of its session, or takes it away. */
export function setSessionCookie(client: Client | undefined, token: string | undefined): void {
  // Longer than most sessions, so that a browser whose session is over still says that it had one.
  const seconds = sessionLifetimes.buyer.maxMs / 1000;
  client?.setCookie(sessionCookie, token, seconds);
  client?.setCookie(signedInCookie, token && '1', seconds, { forScripts: true });
}

/** Digests a token for storage. It has 256 random bits, so a plain digest is enough. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token that the caller brought. */
export const tokenOf = ({ request: { client } }: Context): string | undefined => client?.bearer ?? client?.cookie(sessionCookie);

/**
 * Finds the acting user of a request. Reads the database every time, so that an ended session is over with
 * the next request, in every process. From here on the answer is private.
 * @param withProfile reads what `getMe` answers with the same statement
 */
export async function findActor(ctx: Context, { withProfile = false } = {}): Promise<Actor | undefined> {
  ctx.cache.markPrivate();
  const token = tokenOf(ctx);
  if (!token) return undefined;
  const now = ctx.now();
  const session = await readSession(ctx.db, tokenHash(token), now, withProfile);
  if (!session) return undefined;
  // Asked of the role of today: a session that began with another one gets no more time than this one allows.
  if (sessionEnd(session.role, session.createdAt, session.lastSeenAt) <= now) return undefined;
  if (now.getTime() - session.lastSeenAt.getTime() >= touchIntervalMs)
    await touchSession(ctx.db, session.id, now, sessionEnd(session.role, session.createdAt, now));
  const { id: sessionId, userId, role, authenticatedAt, expiresAt, secondFactor, profile } = session;
  return { userId, role, sessionId, authenticatedAt, expiresAt, secondFactor, profile };
}
