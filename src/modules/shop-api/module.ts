import { defineModule, implementAll } from '#platform/module.ts';
import { announceKeyEndsJob } from './announce-key-ends.ts';
import { shopApiContract } from './contract.ts';
import { deliverWebhooksJob, tendWebhooksJob } from './deliver-webhooks.ts';
import { shopApiTag } from './key-contract.ts';
import { listApiKeys, makeApiKey, revokeApiKey } from './keys.ts';
import { recordEventJobs } from './record-events.ts';
import {
  addWebhook,
  changeSecret,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  removeWebhook,
  resendDelivery,
  switchWebhook,
} from './webhooks.ts';

export const shopApiModule = defineModule({
  openApi: { tags: [shopApiTag] },
  handlers: implementAll(shopApiContract, {
    listApiKeys,
    makeApiKey,
    revokeApiKey,
    listWebhooks,
    addWebhook,
    changeSecret,
    switchWebhook,
    removeWebhook,
    pingWebhook,
    listDeliveries,
    resendDelivery,
  }),
  jobs: [...recordEventJobs, deliverWebhooksJob, tendWebhooksJob, announceKeyEndsJob],
});
