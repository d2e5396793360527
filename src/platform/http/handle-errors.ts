import type { ErrorHandler } from 'hono';
import { findDomainError } from '#shared/errors.ts';
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
    const expected = findDomainError(error);
    if (expected) {
      const { code, fields, retryAfter } = expected;
      const wait = retryAfter === undefined ? undefined : { 'Retry-After': String(retryAfter) };
      if (isApiRequest(c.req.raw) || !isPageError(code)) return errorResponse(code, fields, wait);
      return errorPage(code, c.req.path, wait);
    }
    log.error({ error, path: redactText(c.req.path), requestId: c.get('requestId') }, 'fault');
    return isApiRequest(c.req.raw) ? errorResponse('INTERNAL') : errorPage('INTERNAL', c.req.path);
  };
