import { defineModule, implementAll } from '#platform/module.ts';
import { makersContract } from './contract.ts';
import { getMaker, listMakers } from './get-maker.ts';

export const makersModule = defineModule({
  handlers: implementAll(makersContract, {
    getMaker: async (ctx, input) => ({ data: { maker: await getMaker(ctx, input) } }),
    listMakers,
  }),
});
