import { createHash } from 'node:crypto';
import { DomainError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import type { Statement } from '../database/database.ts';
import { rateLimitKey } from '../http/client-address.ts';

export interface RateLimit {
  /** Subject of the limit, such as `support by address`. */
  name: string;
  /** Uses, or amount, within `seconds`. */
  max: number;
  seconds: number;
}

const consumeStatement: Statement = {
  name: 'limits.take',
  text: `insert into limits as l (key, taken, until) values ($1, $5::int, $2) on conflict (key) do update set
      taken = case when l.until <= $3 then $5::int else l.taken + $5::int end, until = case when l.until <= $3 then excluded.until else l.until end
      where l.until <= $3 or l.taken::bigint + $5::int <= $4::int
    returning taken, until`,
};
const consumeSeveralStatement: Statement = {
  name: 'limits.take-several',
  text: `with wanted as materialized (select * from unnest($1::text[], $2::timestamptz[], $4::int[], $5::int[]) with ordinality as w (key, until, most, amount, at))
    insert into limits as l (key, taken, until) select key, amount, until from wanted where amount <= most order by at
    on conflict (key) do update set taken = case when l.until <= $3 then excluded.taken else l.taken + excluded.taken end,
      until = case when l.until <= $3 then excluded.until else l.until end
      where l.until <= $3 or l.taken::bigint + excluded.taken <= (select w.most from wanted w where w.key = excluded.key)
    returning key`,
};
const readResetStatement: Statement = { name: 'limits.end', text: 'select until from limits where key = $1' };
const releaseStatement: Statement = {
  name: 'limits.put-back',
  text: 'update limits set taken = greatest(taken - $3::int, 0) where key = $1 and until = $2',
};
const resetStatement: Statement = { name: 'limits.clear', text: 'delete from limits where key = $1' };

/** A counted use. */
export interface RateLimitUse {
  /** Uses in the current window, this one included. */
  count: number;
  /** Takes the use back, where it turned out not to count. */
  release(): Promise<void>;
}

const keyOf = (name: string, who: string) => createHash('sha256').update(`${name}\n${who}`).digest('base64url');

const isReachedStatement: Statement = {
  name: 'limits.reached',
  text: 'select 1 from limits where key = $1 and until > $2 and taken >= $3',
};

/** Tells whether a limit is used up, without counting a use. */
export async function isRateLimitReached(ctx: Context, { name, max: most }: RateLimit, who: string): Promise<boolean> {
  return (await ctx.db.run(isReachedStatement, [keyOf(name, who), ctx.now().toISOString(), most])).length > 0;
}

/**
 * Counts one use of a limit in the caller's transaction, for all nodes together. A refused use is not
 * counted. Callers that consume several limits do so in a fixed order, or they could wait for each other.
 * @param who an address or an e-mail; only a digest of it is stored
 * @param amount how much is used at once, such as bytes
 * @throws {DomainError} TOO_MANY_REQUESTS with the seconds to wait
 */
export async function consumeRateLimit(
  ctx: Context,
  { name, max: most, seconds }: RateLimit,
  who: string,
  amount = 1,
): Promise<RateLimitUse> {
  const key = keyOf(name, who);
  const now = ctx.now();
  const until = new Date(now.getTime() + seconds * 1000);
  const values = [key, until.toISOString(), now.toISOString(), most, amount];
  const [row] = amount > most ? [] : await ctx.db.run<{ taken: number; until: Date }>(consumeStatement, values);
  if (row)
    return { count: row.taken, release: async () => void (await ctx.db.run(releaseStatement, [key, row.until.toISOString(), amount])) };
  throw await refusal(ctx, key, until);
}

/** @param until end of a window that began now, for a limit of which nothing is counted */
async function refusal(ctx: Context, key: string, until: Date): Promise<DomainError> {
  const [full] = await ctx.db.run<{ until: Date }>(readResetStatement, [key]);
  const waitMs = (full?.until ?? until).getTime() - ctx.now().getTime();
  return new DomainError('TOO_MANY_REQUESTS', {}, Math.max(1, Math.ceil(waitMs / 1000)));
}

/** A use of a limit that is to be counted. */
export interface WantedUse {
  limit: RateLimit;
  /** An address or an e-mail; only a digest of it is stored. */
  who: string;
  /** Amount that is used at once; default 1. */
  amount?: number;
}

/**
 * Counts uses of several limits with one statement, in their order.
 * @param tx inside a transaction: where one of them refuses, its end takes all back
 * @throws {DomainError} TOO_MANY_REQUESTS with the seconds to wait for the first that refuses
 */
export async function consumeInTransaction(tx: Context, uses: readonly WantedUse[]): Promise<void> {
  if (uses.length === 0) return;
  const now = tx.now();
  const wanted = uses.map(({ limit, who, amount = 1 }) => ({
    key: keyOf(limit.name, who),
    until: new Date(now.getTime() + limit.seconds * 1000),
    max: limit.max,
    amount,
  }));
  const column = <Value>(of: (use: (typeof wanted)[number]) => Value) => wanted.map(of);
  const rows = await tx.db.run<{ key: string }>(consumeSeveralStatement, [
    column(({ key }) => key),
    column(({ until }) => until.toISOString()),
    now.toISOString(),
    column(({ max }) => max),
    column(({ amount }) => amount),
  ]);
  const taken = new Set(rows.map(({ key }) => key));
  const refused = wanted.find(({ key }) => !taken.has(key));
  if (refused) throw await refusal(tx, refused.key, refused.until);
}

/**
 * Counts one use of several limits, in their order; where one of them refuses, none counts it.
 * @throws {DomainError} TOO_MANY_REQUESTS with the seconds to wait
 */
export async function consumeRateLimits(
  ctx: Context,
  limits: readonly (readonly [limit: RateLimit, who: string])[],
): Promise<RateLimitUse[]> {
  const taken: RateLimitUse[] = [];
  try {
    for (const [limit, who] of limits) taken.push(await consumeRateLimit(ctx, limit, who));
  } catch (error) {
    await releaseAll(taken);
    throw error;
  }
  return taken;
}

/** Takes several uses back. */
export async function releaseAll(taken: readonly RateLimitUse[]): Promise<void> {
  for (const use of taken) await use.release();
}

/** Deletes the count of one subject. */
export async function resetRateLimit(ctx: Context, { name }: RateLimit, who: string): Promise<void> {
  await ctx.db.run(resetStatement, [keyOf(name, who)]);
}

/**
 * Identifies the caller's address for limits: an IPv6 customer has a whole network, which counts as one.
 * Empty for jobs.
 */
export const clientAddressKey = (ctx: Context): string => (ctx.request.address === undefined ? '' : rateLimitKey(ctx.request.address));

/** A use by the caller's address; none for jobs. */
export const addressUse = (ctx: Context, limit: RateLimit): WantedUse[] =>
  ctx.request.address === undefined ? [] : [{ limit, who: `${clientAddressKey(ctx)}\n` }];

/**
 * Counts one use by the caller's address; none for jobs.
 * @param scope counted together with the address
 */
export async function consumeRateLimitByAddress(ctx: Context, limit: RateLimit, scope = '', amount = 1): Promise<void> {
  if (ctx.request.address !== undefined) await consumeRateLimit(ctx, limit, `${clientAddressKey(ctx)}\n${scope}`, amount);
}
