import { desc, eq } from 'drizzle-orm';
import type { Context } from '#platform/context.ts';
import { getUser, requireActor } from './get-me.ts';
import { listSessions } from './list-sessions.ts';
import type { PersonPart } from './person-parts.ts';
import { readUser } from './queries.ts';
import { consents } from './tables.ts';

/** What was agreed to and taken back, the latest first. */
export async function listConsents(ctx: Context) {
  const { userId } = requireActor(ctx);
  const rows = await ctx.db.orm.select().from(consents).where(eq(consents.userId, userId)).orderBy(desc(consents.at), desc(consents.id));
  return { data: { consents: rows.map(({ purpose, granted, place, at }) => ({ purpose, granted, place, at: at.toISOString() })) } };
}

/** Everything that the shop keeps about the person who is signed in. */
export async function exportMe(ctx: Context, parts: readonly PersonPart[]) {
  const { userId } = requireActor(ctx);
  const sections: Record<string, unknown> = {};
  for (const part of parts) sections[part.name] = await part.collect(ctx, userId);
  return {
    exportedAt: ctx.now().toISOString(),
    user: await getUser(ctx, userId),
    memberSince: (await readUser(ctx.db, userId))?.createdAt.toISOString() ?? '',
    sessions: (await listSessions(ctx)).data.sessions,
    consents: (await listConsents(ctx)).data.consents,
    sections,
  };
}
