import type { Context } from '#platform/context.ts';
import { readRates } from './queries.ts';
import type { Rates } from './rate-rules.ts';

const cacheTtlMs = 60_000;
/** By process: each has one description of its operator. */
const cache = new WeakMap<Context['app']['operator'], { rates: Rates; until: number }>();

/** The dated tables of taxes, withholdings and commissions, up to a minute old. What counts on a day is for `priceSale` to say. */
export async function currentRates(ctx: Context): Promise<Rates> {
  const last = cache.get(ctx.app.operator);
  if (last && last.until > performance.now()) return last.rates;
  const rates = await readRates(ctx.db);
  cache.set(ctx.app.operator, { rates, until: performance.now() + cacheTtlMs });
  return rates;
}

/** The next sale reads the tables anew. */
export function invalidateRates(ctx: Context): void {
  cache.delete(ctx.app.operator);
}
