import type { Context } from '#platform/context.ts';
import { consumeRateLimit } from '#platform/limits/consume-rate-limit.ts';
import { getUser, requireActor } from './get-me.ts';
import { listSessions } from './list-sessions.ts';
import { readConsents, readUser } from './queries.ts';

/** Lists consents and their withdrawals, the latest first. */
export async function listConsents(ctx: Context) {
  const { userId } = requireActor(ctx);
  const rows = await readConsents(ctx.db, userId);
  return { data: { consents: rows.map(({ purpose, granted, place, at }) => ({ purpose, granted, place, at: at.toISOString() })) } };
}

const byPerson = { name: 'exports by person', max: 5, seconds: 60 * 60 };

/**
 * Everything that the shop keeps about the person who is signed in.
 * @throws {DomainError} TOO_MANY_REQUESTS
 */
export async function exportMe(ctx: Context) {
  const { userId } = requireActor(ctx);
  await consumeRateLimit(ctx, byPerson, userId);
  const sections: Record<string, unknown> = {};
  for (const source of ctx.personalData) sections[source.name] = await source.export(ctx, userId);
  const { sessions } = (await listSessions(ctx)).data;
  const { consents } = (await listConsents(ctx)).data;
  const memberSince = (await readUser(ctx.db, userId))?.createdAt.toISOString() ?? '';
  // Last: where the account was erased meanwhile there is no export, never half of one.
  const user = await getUser(ctx, userId);
  await ctx.record({ kind: 'data-exported', outcome: 'success' });
  return { exportedAt: ctx.now().toISOString(), user, memberSince, sessions, consents, sections };
}
