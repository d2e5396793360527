import type { Context } from '#platform/context.ts';
import { isKnownCurrency } from '#shared/countries.ts';
import { baseCurrency } from '#shared/currency.ts';
import { hasRates, readRate, readRates } from './queries.ts';
import { type DatedRate, expiryOf, isOutdated } from './rates-rules.ts';
import snapshot from './rates-snapshot.json' with { type: 'json' };

/** Cache tag of answers that show exchange rates; new rates invalidate it. */
export const ratesTag = 'rates';

const { date, source } = snapshot;
const bundled = new Map<string, DatedRate>(Object.entries(snapshot.rates).map(([code, rate]) => [code, { code, rate, date, source }]));

/** A release can bring newer rates than the service answered last. */
function newerOf(stored: DatedRate): DatedRate {
  const other = bundled.get(stored.code);
  return other && other.date > stored.date ? other : stored;
}

/** Reads the latest accepted rates of any age, or the bundled ones until the service has answered once. */
export async function latestRates(ctx: Context): Promise<ReadonlyMap<string, DatedRate>> {
  ctx.cache.dependsOn(ratesTag);
  const stored = await readRates(ctx.db);
  return stored.length > 0 ? new Map(stored.map((rate) => [rate.code, newerOf(rate)])) : bundled;
}

/** Reads the latest rate, of any age, of a currency other than the rupee; undefined where there is none. */
export async function latestRate(ctx: Context, code: string): Promise<DatedRate | undefined> {
  ctx.cache.dependsOn(ratesTag);
  if (code === baseCurrency || !isKnownCurrency(code)) return undefined;
  const stored = await readRate(ctx.db, code);
  if (stored) return newerOf(stored);
  return (await hasRates(ctx.db)) ? undefined : bundled.get(code);
}

/** Reads the rate that prices are shown by; undefined where there is none, or it is too old. */
export async function currentRate(ctx: Context, code: string): Promise<DatedRate | undefined> {
  const rate = await latestRate(ctx, code);
  if (!rate || isOutdated(rate, ctx.now())) return undefined;
  ctx.cache.expireAt(expiryOf(rate.date));
  return rate;
}

/** Logs at the start that prices are in rupees alone, where no rate is recent enough. */
export async function warnOfOldRates(ctx: Context): Promise<void> {
  const rates = [...(await latestRates(ctx)).values()];
  if (rates.some((rate) => !isOutdated(rate, ctx.now()))) return;
  const ratedOn = rates
    .map((rate) => rate.date)
    .sort()
    .at(-1);
  ctx.log.warn({ ratedOn }, 'The exchange rates are too old to show prices by: prices are in rupees until RATES_URL has answered');
}
