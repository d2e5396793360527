import { os } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { findActor } from './find-actor.ts';

/** Finds out who calls, once a request, and not at all for answers that are the same for everyone. Mounted before the declared access. */
export const identify = os.$context<Context>().middleware(async ({ context, next, procedure }) => {
  const { cache } = procedure['~orpc'].meta as EndpointMeta;
  if (cache !== 'public') context.actor ??= await findActor(context);
  return next();
});
