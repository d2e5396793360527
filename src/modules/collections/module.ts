import { defineModule, implementAll } from '#platform/module.ts';
import { collection, collectionRule, collectionsContract, collectionsTag } from './contract.ts';
import { getCollection, listCollectionCards, listCollections, listSeasons } from './list-collections.ts';
import { refreshPopularityJob } from './refresh-popularity.ts';

export const collectionsModule = defineModule({
  openApi: { tags: [collectionsTag], schemas: { Collection: collection, CollectionRule: collectionRule } },
  handlers: implementAll(collectionsContract, { listCollections, listSeasons, getCollection, listCollectionCards }),
  jobs: [refreshPopularityJob],
});
