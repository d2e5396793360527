import { defineModule, implementAll } from '#platform/module.ts';
import { searchContract, searchTag } from './contract.ts';
import { rebuildClusterJob, syncClusterJob } from './index/cluster/sync-cluster.ts';
import { searchCards, searchProducts } from './raw-json.ts';
import { countSearchWordsJob } from './reindex.ts';
import { suggest } from './suggest.ts';

export const searchModule = defineModule({
  openApi: { tags: [searchTag] },
  handlers: implementAll(searchContract, {
    searchProducts,
    searchCards,
    suggest,
  }),
  jobs: [countSearchWordsJob, syncClusterJob, rebuildClusterJob],
});
