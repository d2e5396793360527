import { defineModule, implementAll } from '#platform/module.ts';
import { confirmAlert } from './confirm-alert.ts';
import { productAlertsContract, productAlertsTag } from './contract.ts';
import { notifyBackInStockJob, notifyNextJob, notifyPriceDropJob, notifyWaitingJob } from './notify-waiting.ts';
import { productAlertsPersonalData } from './personal-data.ts';
import { pruneAlertsJob } from './prune-alerts.ts';
import { requestAlert } from './request-alert.ts';
import { stopAlerts } from './stop-alerts.ts';

export const productAlertsModule = defineModule({
  openApi: { tags: [productAlertsTag] },
  handlers: implementAll(productAlertsContract, { requestAlert, confirmAlert, stopAlerts }),
  jobs: [notifyWaitingJob, notifyBackInStockJob, notifyPriceDropJob, notifyNextJob, pruneAlertsJob],
  personalData: productAlertsPersonalData,
});
