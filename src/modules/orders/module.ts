import { defineModule, implementAll } from '#platform/module.ts';
import { advanceParcelsJob } from './advance-parcels.ts';
import { chooseRemedy, confirmReceipt, reportMissing } from './answer-parcel.ts';
import { attachInvoice } from './attach-invoice.ts';
import { cancelLines } from './cancel-lines.ts';
import { changeAddress } from './change-address.ts';
import { disownOrder } from './disown-order.ts';
import { ordersContract, ordersTag } from './endpoints-contract.ts';
import { exchangeVariant, listExchangeOptions } from './exchange-variant.ts';
import { forgetAccessJob } from './forget-access.ts';
import { getInvoice } from './get-invoice.ts';
import { getOrder } from './get-order.ts';
import { getShopParcel } from './get-shop-parcel.ts';
import { listOrders } from './list-orders.ts';
import { listShopParcels } from './list-shop-parcels.ts';
import { getPackingList } from './list-to-pack.ts';
import { lookUpOrder, openOrder } from './look-up-order.ts';
import { nameRefundDestination } from './name-refund-destination.ts';
import { moveShopParcel, operateParcel } from './operate-parcel.ts';
import { mayReadPackPhoto } from './pack-proof.ts';
import { packPlannedParcelJob, packShopParcels, undoPack } from './pack-shop-parcels.ts';
import { ordersPersonalData } from './personal-data.ts';
import { addPackPhoto, forgetPackPhotosJob, weighParcel } from './prove-packing.ts';
import { refundGoodwill } from './refund-goodwill.ts';
import { releaseExpiredJob } from './release-expired.ts';
import { remindRefundDestinationsJob } from './remind-refund-destinations.ts';
import { orderNotificationJob, refundSettledJob } from './send-order-notification.ts';

export const ordersModule = defineModule({
  openApi: { tags: [ordersTag] },
  handlers: implementAll(ordersContract, {
    listOrders,
    getOrder,
    cancelLines,
    changeAddress,
    exchangeVariant,
    listExchangeOptions,
    confirmReceipt,
    reportMissing,
    chooseRemedy,
    operateParcel,
    moveShopParcel,
    listShopParcels,
    getShopParcel,
    packShopParcels,
    undoPack,
    addPackPhoto,
    weighParcel,
    getPackingList,
    refundGoodwill,
    nameRefundDestination,
    getInvoice,
    disownOrder,
    lookUpOrder,
    openOrder,
  }),
  jobs: [
    orderNotificationJob,
    refundSettledJob,
    releaseExpiredJob,
    forgetAccessJob,
    advanceParcelsJob,
    packPlannedParcelJob,
    remindRefundDestinationsJob,
    forgetPackPhotosJob,
  ],
  attachments: { invoice: attachInvoice },
  personalData: ordersPersonalData,
  mediaGuards: { 'pack-photo': mayReadPackPhoto },
});
