import type { ErrorHandler } from 'hono';
import { DomainError } from '#shared/errors.ts';
import { redactText } from '#shared/redact.ts';
import type { Logger } from '../log.ts';
import type { IsApiRequest } from './api-request.ts';
import { errorPage, isPageError } from './error-page.ts';
import { errorResponse } from './error-response.ts';
import type { ServerEnv } from './request-variables.ts';

/**
 * Answers what middleware and routes throw: as JSON to programs, as a page to people. Unexpected errors are
 * logged.
 */
export const handleErrors =
  (log: Logger, isApiRequest: IsApiRequest): ErrorHandler<ServerEnv> =>
  (error, c) => {
    if (error instanceof DomainError) {
      const wait = error.retryAfter === undefined ? undefined : { 'Retry-After': String(error.retryAfter) };
      if (isApiRequest(c.req.raw) || !isPageError(error.code)) return errorResponse(error.code, error.fields, wait);
      return errorPage(error.code, c.req.path, wait);
    }
    log.error({ error, path: redactText(c.req.path), requestId: c.get('requestId') }, 'fault');
    return isApiRequest(c.req.raw) ? errorResponse('INTERNAL') : errorPage('INTERNAL', c.req.path);
  };
