import type { Context } from '#platform/context.ts';
import { baseCurrency } from '#shared/currency.ts';
import { isKnownCurrency } from './country-rules.ts';
import { hasRates, readRate, readRates } from './queries.ts';
import type { DatedRate } from './rates-rules.ts';
import snapshot from './rates-snapshot.json' with { type: 'json' };

/** Cache tag of answers that show exchange rates; new rates invalidate it. */
export const ratesTag = 'rates';

const { date, source } = snapshot;
const bundled = new Map<string, DatedRate>(Object.entries(snapshot.rates).map(([code, rate]) => [code, { code, rate, date, source }]));

/** Reads the latest accepted rates, or the bundled ones until the service has answered once. */
export async function currentRates(ctx: Context): Promise<ReadonlyMap<string, DatedRate>> {
  ctx.cache.dependsOn(ratesTag);
  const stored = await readRates(ctx.db);
  return stored.length > 0 ? new Map(stored.map((rate) => [rate.code, rate])) : bundled;
}

/** Reads the rate of one currency other than the rupee; undefined where there is none. */
export async function currentRate(ctx: Context, code: string): Promise<DatedRate | undefined> {
  ctx.cache.dependsOn(ratesTag);
  if (code === baseCurrency || !isKnownCurrency(code)) return undefined;
  return (await readRate(ctx.db, code)) ?? ((await hasRates(ctx.db)) ? undefined : bundled.get(code));
}
