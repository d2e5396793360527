import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { sellersContract } from './contract.ts';
import { getSeller } from './get-seller.ts';

const sellers = implement(sellersContract).$context<Context>();

export const sellersHandlers = sellers.router({
  getSeller: sellers.getSeller.handler(async ({ context, input }) => ({ data: { seller: await getSeller(context, input) } })),
});
