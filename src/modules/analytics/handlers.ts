import { implement } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { analyticsContract } from './contract.ts';
import type { EventCounter } from './event-counter.ts';

const analytics = implement(analyticsContract).$context<Context>();

export const analyticsHandlers = (visits: EventCounter) =>
  analytics.router({
    count: analytics.count.handler(({ context, input }) => {
      visits.track(context, input);
      return {};
    }),
  });
