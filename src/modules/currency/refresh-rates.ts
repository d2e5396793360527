import type { Context } from '#platform/context.ts';
import type { JobDefinition } from '#platform/jobs/jobs.ts';
import { popularCurrencies } from '#shared/currency.ts';
import { latestRates, ratesTag } from './current-rates.ts';
import { hasRates, readLastFetch, saveRates } from './queries.ts';
import { validateRates } from './rates-rules.ts';
import { fetchRates, RatesUnavailable } from './rates-source.ts';

declare module '#platform/context.ts' {
  interface AppSettings {
    /** Address of the exchange-rate service; undefined where none shall be asked. */
    ratesUrl: string | undefined;
  }
}

/** `failed` is the reason why the stored rates stay in use. */
export type RefreshResult = { saved: number; held: string[]; failed?: undefined } | { failed: string };

/**
 * Rates younger than this are fresh: below a day, so that the daily request does not drift to a later hour.
 */
const freshMs = 23 * 3_600_000;

/**
 * Fetches rates and stores those that pass validation; any other outcome leaves the stored rates.
 * @param input `confirmed`: jumps are real; `waitMs`: longest wait for the service
 */
export async function refreshRates(ctx: Context, input: { confirmed?: boolean; waitMs?: number } = {}): Promise<RefreshResult> {
  if (ctx.app.ratesUrl === undefined) return { failed: 'RATES_URL is off' };
  try {
    const answer = await fetchRates(ctx.app.ratesUrl, input.waitMs);
    const source = new URL(ctx.app.ratesUrl).hostname;
    // The bundled rates are old: against them only the popular currencies, which
    // move slowly, can reveal a mistake.
    const mayCompare = (await hasRates(ctx.db)) ? () => true : (code: string) => popularCurrencies.includes(code);
    const last = new Map(
      [...(await latestRates(ctx)).values()].filter(({ code }) => mayCompare(code)).map(({ code, rate }) => [code, rate]),
    );
    const validated = validateRates(answer, last, ctx.now(), input.confirmed);
    if (validated.refused !== undefined) return { failed: validated.refused };
    const rates = validated.rates.map((rate) => ({ ...rate, date: answer.date, source }));
    await ctx.transaction(async (inside) => {
      await saveRates(inside.db, rates, ctx.now());
      inside.cache.invalidate(ratesTag);
    });
    return { saved: rates.length, held: validated.held };
  } catch (error) {
    if (error instanceof RatesUnavailable) return { failed: error.message };
    throw error;
  }
}

/** Whether a day has passed since the service last answered. */
async function areRatesStale(ctx: Context): Promise<boolean> {
  const last = await readLastFetch(ctx.db);
  return last === undefined || ctx.now().getTime() - last.getTime() >= freshMs;
}

/**
 * Checks every hour and fetches once a day, so that an outage of the service delays
 * rates by hours, not by a day.
 */
export const refreshRatesJob: JobDefinition = {
  name: 'refresh-rates',
  retries: 0,
  timeoutSeconds: 60,
  cron: '23 * * * *',
  async handle(_data, ctx) {
    if (ctx.app.ratesUrl === undefined || !(await areRatesStale(ctx))) return;
    const outcome = await refreshRates(ctx);
    if (outcome.failed !== undefined) ctx.log.warn({ why: outcome.failed }, 'no new exchange rates: the last ones serve');
    else if (outcome.held.length > 0) ctx.log.warn({ currencies: outcome.held }, 'exchange rates that jumped were not taken over');
  },
};
