import { defineModule, implementAll } from '#platform/module.ts';
import { addView } from './add-view.ts';
import { clearViews } from './clear-views.ts';
import { recommendationsContract, recommendationsTag } from './contract.ts';
import { listSeeds } from './list-seeds.ts';
import { listViewed } from './list-viewed.ts';
import { viewsPersonalData } from './personal-data.ts';
import { pruneViewsJob } from './prune-views.ts';

export const recommendationsModule = defineModule({
  openApi: { tags: [recommendationsTag] },
  handlers: implementAll(recommendationsContract, {
    listSeeds,
    listViewed,
    addView,
    clearViews,
  }),
  jobs: [pruneViewsJob],
  personalData: viewsPersonalData,
});
