import { and, eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { DomainError } from '#shared/errors.ts';
import type { Session } from './contract.ts';
import { requireActor } from './get-me.ts';
import { revokeSessions } from './open-session.ts';
import { readSessions } from './queries.ts';
import { sessions } from './tables.ts';

/** Lists the account's sessions, the latest use first. */
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

/** @throws {DomainError} NOT_FOUND where the person has no such session */
export async function endSession(ctx: Context, { id }: { id: string }) {
  const { userId } = requireActor(ctx);
  await ctx.transaction(async (tx) => {
    const ended = await tx.db.orm
      .delete(sessions)
      .where(and(eq(sessions.id, id), eq(sessions.userId, userId)))
      .returning({ id: sessions.id });
    if (ended.length === 0) throw new DomainError('NOT_FOUND');
    await tx.record({ kind: 'session-revoked', outcome: 'success', reason: 'by its owner', target: { kind: 'session', id } });
  });
  return { status: 'success' as const, message: 'That session has ended.' };
}

export async function endOtherSessions(ctx: Context) {
  const { userId, sessionId } = requireActor(ctx);
  const count = await ctx.transaction((tx) => revokeSessions(tx, userId, 'all others, by their owner', sessionId));
  return { status: 'success' as const, message: count === 1 ? 'One other session has ended.' : `${count} other sessions have ended.` };
}
