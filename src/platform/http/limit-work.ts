import { os } from '@orpc/server';
import type { EndpointMeta } from '#shared/endpoint.ts';
import type { Context } from '../context.ts';
import type { WorkLimits } from '../limits/work-limits.ts';

/**
 * Holds the calls that declare expensive work to its budget, also where a page makes them. Mounted once, on
 * the whole API.
 */
export const limitWork = (gates: WorkLimits) =>
  os.$context<Context>().middleware(({ context, next, procedure }) => {
    const { work } = procedure['~orpc'].meta as EndpointMeta;
    return work === undefined ? next() : gates.run(work, context.request.address, async () => next());
  });
