import { defineModule, implementAll } from '#platform/module.ts';
import { advanceParcelsJob } from './advance-parcels.ts';
import { cancelLines } from './cancel-lines.ts';
import { ordersContract, ordersTag } from './contract.ts';
import { disownOrder } from './disown-order.ts';
import { getInvoice } from './get-invoice.ts';
import { getOrder } from './get-order.ts';
import { listOrders } from './list-orders.ts';
import { lookUpOrder, openOrder } from './look-up-order.ts';
import { ordersPersonalData } from './personal-data.ts';
import { releaseExpiredJob } from './release-expired.ts';
import { orderNotificationJob, refundSettledJob } from './send-order-notification.ts';

export const ordersModule = defineModule({
  openApi: { tags: [ordersTag] },
  handlers: implementAll(ordersContract, {
    listOrders,
    getOrder,
    cancelLines,
    getInvoice,
    disownOrder,
    lookUpOrder,
    openOrder,
  }),
  jobs: [orderNotificationJob, refundSettledJob, releaseExpiredJob, advanceParcelsJob],
  personalData: ordersPersonalData,
});
