import { defineModule, implementAll } from '#platform/module.ts';
import { sellersContract } from './contract.ts';
import { getSeller } from './get-seller.ts';
import { sellersPersonalData } from './personal-data.ts';

export const sellersModule = defineModule({
  handlers: implementAll(sellersContract, {
    getSeller: async (ctx, input) => ({ data: { seller: await getSeller(ctx, input) } }),
  }),
  personalData: sellersPersonalData,
});
