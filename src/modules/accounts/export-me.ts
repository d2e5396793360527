import type { Context } from '#platform/context.ts';
import { getUser, requireActor } from './get-me.ts';
import { listSessions } from './list-sessions.ts';
import type { PersonPart } from './person-parts.ts';
import { readConsents, readUser } from './queries.ts';

/** What was agreed to and taken back, the latest first. */
export async function listConsents(ctx: Context) {
  const { userId } = requireActor(ctx);
  const rows = await readConsents(ctx.db, userId);
  return { data: { consents: rows.map(({ purpose, granted, place, at }) => ({ purpose, granted, place, at: at.toISOString() })) } };
}

/** Everything that the shop keeps about the person who is signed in. */
export async function exportMe(ctx: Context, parts: readonly PersonPart[]) {
  const { userId } = requireActor(ctx);
  const sections: Record<string, unknown> = {};
  for (const part of parts) sections[part.name] = await part.collect(ctx, userId);
  await ctx.record({ kind: 'data-exported', outcome: 'success' });
  return {
    exportedAt: ctx.now().toISOString(),
    user: await getUser(ctx, userId),
    memberSince: (await readUser(ctx.db, userId))?.createdAt.toISOString() ?? '',
    sessions: (await listSessions(ctx)).data.sessions,
    consents: (await listConsents(ctx)).data.consents,
    sections,
  };
}
