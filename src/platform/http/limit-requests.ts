import type { MiddlewareHandler } from 'hono';
import { DomainError } from '#shared/errors.ts';
import { hasTooManyFields, maxFields } from './json-budget.ts';
import type { RateLimits } from './rate-limit.ts';
import type { ServerEnv } from './request-variables.ts';

/**
 * Stops a flood from one address, and URLs with more parameters than any page or call takes, before anything
 * is made of them.
 * @param isApiRequest whether the refusal names the field, as the API does, or is a page
 */
export const limitRequests =
  (limits: RateLimits, isApiRequest: (request: Request) => boolean): MiddlewareHandler<ServerEnv> =>
  async (c, next) => {
    const wait = await limits.burst(c.get('address'));
    if (wait > 0) throw new DomainError('TOO_MANY_REQUESTS', {}, wait);
    if (hasTooManyFields(c.req.url)) {
      if (!isApiRequest(c.req.raw)) throw new DomainError('BAD_REQUEST');
      throw new DomainError('INVALID_INPUT', { query: `At most ${maxFields} parameters.` });
    }
    return next();
  };
