import { defineModule, implementAll } from '#platform/module.ts';
import { activityContract, activityTag } from './contract.ts';
import { listActivity } from './list-activity.ts';

export const activityModule = defineModule({
  openApi: { tags: [activityTag] },
  handlers: implementAll(activityContract, { listActivity }),
});
