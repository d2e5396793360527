import { defineModule, implementAll } from '#platform/module.ts';
import { fulfilmentContract } from './contract.ts';
import { getGiftReceipt } from './get-gift-receipt.ts';
import { getPackingListFile } from './get-packing-list-file.ts';
import { getShopPackingSlips } from './get-shop-packing-slips.ts';
import { attachGiftReceipt } from './make-gift-receipt.ts';
import { makePackingSlip } from './make-packing-slip.ts';
import { sellerOrderNoticesJob } from './notify-of-order.ts';
import { sellerReturnNoticesJob } from './notify-of-return.ts';

export const fulfilmentModule = defineModule({
  handlers: implementAll(fulfilmentContract, { getGiftReceipt, getShopPackingSlips, getPackingListFile }),
  jobs: [sellerOrderNoticesJob, sellerReturnNoticesJob],
  attachments: { 'packing-slip': makePackingSlip, 'gift-receipt': attachGiftReceipt },
});
