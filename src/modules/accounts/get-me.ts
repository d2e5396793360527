import type { Actor, Context } from '#platform/context.ts';
import { RawJson } from '#platform/raw-json/raw-json.ts';
import { DomainError } from '#shared/errors.ts';
import type { Address, User } from './contract.ts';
import { type readAddresses, readPerson } from './queries.ts';

/** Returns the acting user of an endpoint that requires one. */
export function requireActor(ctx: Context): Actor {
  if (!ctx.actor) throw new DomainError('UNAUTHORIZED');
  return ctx.actor;
}

const nullToUndefined = (value: string | null): string | undefined => value ?? undefined;

/** An address as it is answered. */
export function addressView(row: Awaited<ReturnType<typeof readAddresses>>[number]): Address {
  const { id, userId: _, position: __, label, details, isDefault, version, ...parts } = row;
  const texts = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, nullToUndefined(value)]));
  return { _id: id, label, details, isDefault, version, ...texts };
}

/** A person as the person sees it. @throws {DomainError} UNAUTHORIZED when the account is gone */
export async function getUser(ctx: Context, userId: string): Promise<User> {
  const user = await readPerson(ctx.db, userId);
  if (!user) throw new DomainError('UNAUTHORIZED');
  return user;
}

/** The person who is signed in, and when the session ends if it is not used. */
export async function getMe(ctx: Context): Promise<RawJson<{ data: { data: User }; expiresAt: string }>> {
  const actor = requireActor(ctx);
  const profile = actor.profile ?? JSON.stringify(await getUser(ctx, actor.userId));
  // Anything that the rest of the request changes, such as a form, is read again.
  actor.profile = undefined;
  return new RawJson(`{"data":{"data":${profile}},"expiresAt":"${actor.expiresAt.toISOString()}"}`);
}
