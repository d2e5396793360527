import { DomainError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { toApiError } from './api.ts';
import { errorResponse } from './error-response.ts';

/**
 * For pages that call the API in process: a call that fails throws the answer that it would have had over HTTP, with the status
 * and the `{code, message, fields}` of the error table, which the page router takes as the status of the page. The code is also
 * on the thrown answer itself, for a loader that wants to handle one code.
 */
export function throwErrorResponses(ctx: Pick<Context, 'log' | 'request'>) {
  return async <Output>({ next }: { next: () => Promise<Output> }): Promise<Output> => {
    try {
      return await next();
    } catch (error) {
      const { code, data } = toApiError(error, ctx);
      const wait = error instanceof DomainError ? error.retryAfter : undefined;
      throw Object.assign(errorResponse(code, data.fields, wait === undefined ? {} : { 'Retry-After': String(wait) }), { code });
    }
  };
}
