import type { MiddlewareHandler } from 'hono';
import { isApiKey } from '#shared/api-keys.ts';
import { DomainError } from '#shared/errors.ts';
import { bearerToken } from './client.ts';
import type { ServerEnv } from './request-variables.ts';

/** Refuses API keys: they open calls of the API, and neither pages nor pictures. */
export const refuseApiKeys: MiddlewareHandler<ServerEnv> = async (c, next) => {
  if (isApiKey(bearerToken(c.req.raw.headers))) throw new DomainError('UNAUTHORIZED');
  return next();
};
