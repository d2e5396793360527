import { defineModule, implementAll } from '#platform/module.ts';
import { pushContract } from './contract.ts';
import { pushPersonalData } from './personal-data.ts';
import { pushNewsJob } from './push-news.ts';
import { sendPushJob } from './send-push.ts';
import { getPush, turnOffPush, turnOnPush } from './subscriptions.ts';

export const pushModule = defineModule({
  handlers: implementAll(pushContract, { getPush, turnOnPush, turnOffPush }),
  jobs: [pushNewsJob, sendPushJob],
  personalData: pushPersonalData,
});
