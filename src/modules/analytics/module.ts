import { defineModule, implementAll } from '#platform/module.ts';
import { analyticsContract, analyticsTag } from './contract.ts';
import { eventCounterOf } from './event-counter.ts';
import { pruneRareSearchesJob } from './prune-rare-searches.ts';

export const analyticsModule = defineModule({
  openApi: { tags: [analyticsTag] },
  handlers: implementAll(analyticsContract, {
    track(ctx, input) {
      eventCounterOf(ctx).track(ctx, input);
      return {};
    },
  }),
  jobs: [pruneRareSearchesJob],
  flush: ({ database, log, now }) => eventCounterOf({ db: database, log, now }).flush(),
});
