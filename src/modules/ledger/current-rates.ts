import type { Context } from '#platform/context.ts';
import { readRates } from './queries.ts';
import type { Rates } from './rate-rules.ts';

const cacheTtlMs = 60_000;
/** Rates by the operator's settings, of which a process has one and each test its own. */
const cache = new WeakMap<Context['app']['operator'], { rates: Rates; until: number }>();

/**
 * Reads the dated tables of taxes, withholdings and commissions, up to a minute old. `priceSale` picks the
 * rows of a day.
 */
export async function currentRates(ctx: Context): Promise<Rates> {
  const last = cache.get(ctx.app.operator);
  if (last && last.until > performance.now()) return last.rates;
  const rates = await readRates(ctx.db);
  cache.set(ctx.app.operator, { rates, until: performance.now() + cacheTtlMs });
  return rates;
}

/** Drops the cached rates, so that the next sale reads the tables. */
export function invalidateRates(ctx: Context): void {
  cache.delete(ctx.app.operator);
}
