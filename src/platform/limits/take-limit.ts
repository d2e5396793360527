import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Failure } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { limitKey } from '../http/client-address.ts';
import { limits } from './tables.ts';

export interface Limit {
  /** What is limited, such as `support by address`. */
  name: string;
  /** How often within the time. */
  most: number;
  seconds: number;
}

/**
 * Counts one use of something by someone, in the caller's transaction and for all nodes together. Callers that take several limits
 * take them in one order.
 * @param who an address or an e-mail; only a digest of it is stored
 * @throws {Failure} TOO_MANY_REQUESTS with the time to wait
 */
export async function takeLimit(ctx: Context, { name, most, seconds }: Limit, who: string): Promise<void> {
  const key = createHash('sha256').update(`${name}\n${who}`).digest('base64url');
  const now = ctx.now();
  const until = new Date(now.getTime() + seconds * 1000);
  const isOver = sql`${limits.until} <= ${now.toISOString()}`;
  const [row] = await ctx.db.orm
    .insert(limits)
    .values({ key, taken: 1, until })
    .onConflictDoUpdate({
      target: limits.key,
      set: {
        taken: sql`case when ${isOver} then 1 else ${limits.taken} + 1 end`,
        until: sql`case when ${isOver} then excluded.until else ${limits.until} end`,
      },
    })
    .returning({ taken: limits.taken, until: limits.until });
  if (!row || row.taken <= most) return;
  throw new Failure('TOO_MANY_REQUESTS', {}, Math.max(1, Math.ceil((row.until.getTime() - now.getTime()) / 1000)));
}

/**
 * Counts one use by the caller's address: an IPv6 customer has a whole network to himself, which counts as one. Jobs have none.
 * @param beside what is counted together with the address
 */
export async function takeLimitOfAddress(ctx: Context, limit: Limit, beside = ''): Promise<void> {
  if (ctx.address !== undefined) await takeLimit(ctx, limit, `${limitKey(ctx.address)}\n${beside}`);
}
