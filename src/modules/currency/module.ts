import { defineModule, implementAll } from '#platform/module.ts';
import { currencyContract, currencyTag } from './contract.ts';
import { getCurrency } from './get-currency.ts';
import { getMarket } from './get-market.ts';
import { listCurrencies } from './list-currencies.ts';
import { refreshRatesJob } from './refresh-rates.ts';

export const currencyModule = defineModule({
  openApi: { tags: [currencyTag] },
  handlers: implementAll(currencyContract, {
    listCurrencies,
    getCurrency: async (ctx, input) => ({ data: { currency: await getCurrency(ctx, input) } }),
    getMarket: async (ctx) => ({ data: { place: await getMarket(ctx) } }),
  }),
  jobs: [refreshRatesJob],
});
