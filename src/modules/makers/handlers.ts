import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { makersContract } from './contract.ts';
import { getMaker, listMakers } from './get-maker.ts';

const makers = implement(makersContract).$context<Context>();

export const makersHandlers = makers.router({
  getMaker: makers.getMaker.handler(async ({ context, input }) => ({ data: { maker: await getMaker(context, input) } })),
  listMakers: makers.listMakers.handler(({ context, input }) => listMakers(context, input)),
});
