import snapshot from '../../src/modules/currency/rates-snapshot.json' with { type: 'json' };
import { refreshRates } from '../../src/modules/currency/refresh-rates.ts';
import type { Context } from '../../src/platform/context.ts';
import { openRatesService, ratesJson } from '../simulators/exchange-rates.ts';

/** Stores exchange rates of today, with the figures of the bundled ones, so that prices are converted. */
export async function storeFreshRates(ctx: Context): Promise<void> {
  const service = await openRatesService();
  const rates = Object.fromEntries(Object.entries(snapshot.rates).map(([code, rate]) => [code, Number(rate)]));
  service.answer = (response) => response.end(ratesJson(rates, ctx.now()));
  try {
    const outcome = await refreshRates({ ...ctx, app: { ...ctx.app, ratesUrl: service.url } });
    if (outcome.failed !== undefined) throw new Error(outcome.failed);
  } finally {
    await service.close();
  }
}
