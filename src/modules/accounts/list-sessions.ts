import { and, eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { Failure } from '#shared/errors.ts';
import type { Session } from './contract.ts';
import { requireActor } from './get-me.ts';
import { deleteSessions, readSessions } from './queries.ts';
import { sessions } from './tables.ts';

/** Where the person is signed in, the latest use first. */
export async function listSessions(ctx: Context): Promise<{ data: { sessions: Session[] } }> {
  const { userId, sessionId } = requireActor(ctx);
  const rows = await readSessions(ctx.db, userId, ctx.now());
  return {
    data: {
      sessions: rows.map((row) => ({
        _id: row.id,
        current: row.id === sessionId,
        createdAt: row.createdAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        browser: row.userAgent,
        network: row.network,
      })),
    },
  };
}

/** @throws {Failure} NOT_FOUND where the person has no such session */
export async function endSession(ctx: Context, { id }: { id: string }) {
  const { userId } = requireActor(ctx);
  const ended = await ctx.db.orm
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new Failure('NOT_FOUND');
  return { status: 'success' as const, message: 'That session has ended.' };
}

export async function endOtherSessions(ctx: Context) {
  const { userId, sessionId } = requireActor(ctx);
  const count = await deleteSessions(ctx.db, userId, sessionId);
  return { status: 'success' as const, message: count === 1 ? 'One other session has ended.' : `${count} other sessions have ended.` };
}
