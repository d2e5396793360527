import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { insightsContract } from './contract.ts';
import type { VisitCounter } from './count-visits.ts';

const insights = implement(insightsContract).$context<Context>();

export const insightsHandlers = (visits: VisitCounter) =>
  insights.router({
    count: insights.count.handler(({ context, input }) => {
      visits.count(context, input);
      return {};
    }),
  });
