import { defineModule } from '#platform/module.ts';
import { makePackingSlip } from './make-packing-slip.ts';
import { sellerOrderNoticesJob } from './notify-of-order.ts';
import { sellerReturnNoticesJob } from './notify-of-return.ts';

export const fulfilmentModule = defineModule({
  jobs: [sellerOrderNoticesJob, sellerReturnNoticesJob],
  attachments: { 'packing-slip': makePackingSlip },
});
