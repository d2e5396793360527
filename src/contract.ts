import { catalogContract } from '#modules/catalog/contract.ts';
import { insightsContract } from '#modules/insights/contract.ts';
import { makersContract } from '#modules/makers/contract.ts';
import { searchContract } from '#modules/search/contract.ts';
import { sellersContract } from '#modules/sellers/contract.ts';

/** The whole API as one map. Paths are relative to `/api/v1`. */
export const contract = {
  catalog: catalogContract,
  insights: insightsContract,
  makers: makersContract,
  search: searchContract,
  sellers: sellersContract,
};
