import { createHash } from 'node:crypto';
import { Failure } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import type { Statement } from '../database/database.ts';
import { limitKey } from '../http/client-address.ts';

export interface Limit {
  /** What is limited, such as `support by address`. */
  name: string;
  /** How often, or how much of it, within the time. */
  most: number;
  seconds: number;
}

const take: Statement = {
  name: 'limits.take',
  text: `insert into limits as l (key, taken, until) values ($1, $5::int, $2) on conflict (key) do update set
      taken = case when l.until <= $3 then $5::int else l.taken + $5::int end, until = case when l.until <= $3 then excluded.until else l.until end
      where l.until <= $3 or l.taken::bigint + $5::int <= $4::int
    returning taken, until`,
};
const end: Statement = { name: 'limits.end', text: 'select until from limits where key = $1' };
const putBack: Statement = {
  name: 'limits.put-back',
  text: 'update limits set taken = greatest(taken - $3::int, 0) where key = $1 and until = $2',
};
const clear: Statement = { name: 'limits.clear', text: 'delete from limits where key = $1' };

/** One use that was counted. */
export interface TakenUse {
  /** How many uses the running time has seen, this one included. */
  count: number;
  /** Takes the count back, where the use turned out to be one that does not count. */
  putBack(): Promise<void>;
}

const keyOf = (name: string, who: string) => createHash('sha256').update(`${name}\n${who}`).digest('base64url');

const reached: Statement = { name: 'limits.reached', text: 'select 1 from limits where key = $1 and until > $2 and taken >= $3' };

/** Whether nothing is left of a limit at this moment. Counts nothing. */
export async function isLimitReached(ctx: Context, { name, most }: Limit, who: string): Promise<boolean> {
  return (await ctx.db.run(reached, [keyOf(name, who), ctx.now().toISOString(), most])).length > 0;
}

/**
 * Counts one use of something by someone, in the caller's transaction and for all nodes together. A use that is refused is not
 * counted. Callers that take several limits take them in one order.
 * @param who an address or an e-mail; only a digest of it is stored
 * @param amount how much is used at once, such as bytes
 * @throws {Failure} TOO_MANY_REQUESTS with the time to wait
 */
export async function takeLimit(ctx: Context, { name, most, seconds }: Limit, who: string, amount = 1): Promise<TakenUse> {
  const key = keyOf(name, who);
  const now = ctx.now();
  const until = new Date(now.getTime() + seconds * 1000);
  const values = [key, until.toISOString(), now.toISOString(), most, amount];
  const [row] = amount > most ? [] : await ctx.db.run<{ taken: number; until: Date }>(take, values);
  if (row) return { count: row.taken, putBack: async () => void (await ctx.db.run(putBack, [key, row.until.toISOString(), amount])) };
  const [full] = await ctx.db.run<{ until: Date }>(end, [key]);
  throw new Failure('TOO_MANY_REQUESTS', {}, Math.max(1, Math.ceil(((full?.until ?? until).getTime() - now.getTime()) / 1000)));
}

/**
 * Counts one use in several limits, in their order; where one of them refuses, none counts it.
 * @throws {Failure} TOO_MANY_REQUESTS with the time to wait
 */
export async function takeLimits(ctx: Context, limits: readonly (readonly [limit: Limit, who: string])[]): Promise<TakenUse[]> {
  const taken: TakenUse[] = [];
  try {
    for (const [limit, who] of limits) taken.push(await takeLimit(ctx, limit, who));
  } catch (error) {
    await putBackAll(taken);
    throw error;
  }
  return taken;
}

/** Takes several counts back. */
export async function putBackAll(taken: readonly TakenUse[]): Promise<void> {
  for (const use of taken) await use.putBack();
}

/** Forgets what was counted for someone. */
export async function clearLimit(ctx: Context, { name }: Limit, who: string): Promise<void> {
  await ctx.db.run(clear, [keyOf(name, who)]);
}

/** The caller's address as limits count it: an IPv6 customer has a whole network to himself, which counts as one. Jobs have none. */
export const addressOf = (ctx: Context): string => (ctx.address === undefined ? '' : limitKey(ctx.address));

/**
 * Counts one use by the caller's address. Jobs have none.
 * @param beside what is counted together with the address
 */
export async function takeLimitOfAddress(ctx: Context, limit: Limit, beside = '', amount = 1): Promise<void> {
  if (ctx.address !== undefined) await takeLimit(ctx, limit, `${addressOf(ctx)}\n${beside}`, amount);
}
