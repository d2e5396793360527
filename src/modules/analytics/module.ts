import { defineModule, implementAll } from '#platform/module.ts';
import { analyticsContract, analyticsTag } from './contract.ts';
import { eventCounterOf } from './event-counter.ts';
import { pruneCountsJob } from './prune-counts.ts';
import { track } from './track.ts';

export const analyticsModule = defineModule({
  openApi: { tags: [analyticsTag] },
  handlers: implementAll(analyticsContract, { track }),
  jobs: [pruneCountsJob],
  flush: ({ database, log, now }) => eventCounterOf({ db: database, log, now }).flush(),
});
