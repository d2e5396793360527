import { os } from '@orpc/server';
import type { EndpointMeta } from '#shared/endpoint.ts';
import type { Context } from '../context.ts';
import type { WorkLimits } from '../limits/work-limits.ts';
import { FileStream } from './file-stream.ts';

/**
 * Holds the calls that declare expensive work to its budget, also where a page makes them. Mounted once, on
 * the whole API.
 */
export const limitWork = (gates: WorkLimits) =>
  os.$context<Context>().middleware(({ context, next, procedure }) => {
    const { work, streams } = procedure['~orpc'].meta as EndpointMeta;
    if (work === undefined) return next();
    if (!streams) return gates.run(work, context.request.address, async () => next());
    // A file that is written while it is read keeps its place until its end.
    const answered = Promise.withResolvers<Awaited<ReturnType<typeof next>>>();
    gates
      .run(work, context.request.address, async () => {
        const result = await next();
        answered.resolve(result);
        if (result.output instanceof FileStream) await result.output.ended;
      })
      .catch(answered.reject);
    return answered.promise;
  });
