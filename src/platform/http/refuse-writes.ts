import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#shared/errors.ts';

/** Refuses every request that could change something. @throws {DomainError} SERVICE_UNAVAILABLE */
export const refuseWrites: MiddlewareHandler = async (c, next) => {
  if (!['GET', 'HEAD', 'OPTIONS'].includes(c.req.method)) throw new DomainError('SERVICE_UNAVAILABLE');
  await next();
};
