import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { searchContract } from './contract.ts';
import { searchCards, searchProducts } from './search-products.ts';
import { suggest } from './suggest.ts';

const search = implement(searchContract).$context<Context>();

export const searchHandlers = search.router({
  searchProducts: search.searchProducts.handler(({ context, input }) => searchProducts(context, input)),
  searchCards: search.searchCards.handler(({ context, input }) => searchCards(context, input)),
  suggest: search.suggest.handler(({ context, input }) => suggest(context, input)),
});
