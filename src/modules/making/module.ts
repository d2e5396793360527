import { defineModule, implementAll } from '#platform/module.ts';
import { makingContract, makingTag } from './contract.ts';
import { listFullMonths } from './find-rooms.ts';
import { getShopMaking, saveCapacity } from './shop-making.ts';

export const makingModule = defineModule({
  openApi: { tags: [makingTag] },
  handlers: implementAll(makingContract, { listFullMonths, getShopMaking, saveCapacity }),
});
