import { defineModule, implementAll } from '#platform/module.ts';
import { orderTextsContract } from './contract.ts';
import { orderTextsPersonalData } from './personal-data.ts';
import { followWhatsAppsJob } from './receive-reports.ts';
import { sendDeliveryTextJob, sendOrderTextJob, sendPickupTextJob, sendTextAgainJob } from './send-order-text.ts';
import { getTexts, stopTexts } from './want-texts.ts';

export const orderTextsModule = defineModule({
  handlers: implementAll(orderTextsContract, { getTexts, stopTexts }),
  jobs: [sendOrderTextJob, sendDeliveryTextJob, sendPickupTextJob, sendTextAgainJob, followWhatsAppsJob],
  personalData: orderTextsPersonalData,
});
