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
  text: `insert into limits as l (key, taken, until) values ($1, $4::int, $2) on conflict (key) do update set
      taken = case when l.until <= $3 then $4::int else least(l.taken::bigint + $4::int, 2147483647)::int end, until = case when l.until <= $3 then excluded.until else l.until end
    returning taken, until`,
};

const keyOf = (name: string, who: string) => createHash('sha256').update(`${name}\n${who}`).digest('base64url');

const reached: Statement = { name: 'limits.reached', text: 'select 1 from limits where key = $1 and until > $2 and taken >= $3' };

/** Whether nothing is left of a limit at this moment. Counts nothing. */
export async function isLimitReached(ctx: Context, { name, most }: Limit, who: string): Promise<boolean> {
  return (await ctx.db.run(reached, [keyOf(name, who), ctx.now().toISOString(), most])).length > 0;
}

/**
 * Counts one use of something by someone, in the caller's transaction and for all nodes together. Callers that take several limits
 * take them in one order.
 * @param who an address or an e-mail; only a digest of it is stored
 * @param amount how much is used at once, such as bytes
 * @throws {Failure} TOO_MANY_REQUESTS with the time to wait
 */
export async function takeLimit(ctx: Context, { name, most, seconds }: Limit, who: string, amount = 1): Promise<void> {
  const key = keyOf(name, who);
  const now = ctx.now();
  const until = new Date(now.getTime() + seconds * 1000);
  const [row] = await ctx.db.run<{ taken: number; until: Date }>(take, [key, until.toISOString(), now.toISOString(), amount]);
  if (!row || row.taken <= most) return;
  throw new Failure('TOO_MANY_REQUESTS', {}, Math.max(1, Math.ceil((row.until.getTime() - now.getTime()) / 1000)));
}

/**
 * Counts one use by the caller's address: an IPv6 customer has a whole network to himself, which counts as one. Jobs have none.
 * @param beside what is counted together with the address
 */
export async function takeLimitOfAddress(ctx: Context, limit: Limit, beside = '', amount = 1): Promise<void> {
  if (ctx.address !== undefined) await takeLimit(ctx, limit, `${limitKey(ctx.address)}\n${beside}`, amount);
}
