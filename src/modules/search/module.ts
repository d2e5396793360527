import { defineModule, implementAll } from '#platform/module.ts';
import { searchContract } from './contract.ts';
import { searchCards, searchProducts } from './raw-json.ts';
import { countSearchWordsJob } from './reindex.ts';
import { suggest } from './suggest.ts';

export const searchModule = defineModule({
  handlers: implementAll(searchContract, {
    searchProducts,
    searchCards,
    suggest,
  }),
  jobs: [countSearchWordsJob],
});
