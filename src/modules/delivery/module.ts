import { defineModule, implementAll } from '#platform/module.ts';
import { deliveryContract, deliveryTag } from './contract.ts';
import { estimateDelivery, listDestinations } from './estimate-delivery.ts';
import { exportList, importList } from './operate-lists.ts';

export const deliveryModule = defineModule({
  openApi: { tags: [deliveryTag] },
  handlers: implementAll(deliveryContract, { listDestinations, estimateDelivery, exportList, importList }),
});
