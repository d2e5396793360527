import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { addView } from './add-view.ts';
import { clearViews } from './clear-views.ts';
import { recommendationsContract } from './contract.ts';
import { listSeeds } from './list-seeds.ts';

const recommendations = implement(recommendationsContract).$context<Context>();

export const recommendationsHandlers = recommendations.router({
  listSeeds: recommendations.listSeeds.handler(({ context }) => listSeeds(context)),
  addView: recommendations.addView.handler(({ context, input }) => addView(context, input)),
  clearViews: recommendations.clearViews.handler(({ context }) => clearViews(context)),
});
