import { defineModule, implementAll } from '#platform/module.ts';
import { storeCreditContract, storeCreditTag } from './contract.ts';
import { getStoreCredit } from './get-store-credit.ts';
import { storeCreditPersonalData } from './personal-data.ts';

export const storeCreditModule = defineModule({
  openApi: { tags: [storeCreditTag] },
  handlers: implementAll(storeCreditContract, { getStoreCredit }),
  personalData: storeCreditPersonalData,
});
