import { findDomainError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { toApiError } from './api.ts';
import { errorResponse } from './error-response.ts';

/**
 * The response of a call that failed, with the status and the `{code, message, fields}` of the error table,
 * and with its code for loaders.
 */
export function toErrorResponse(error: unknown, ctx: Pick<Context, 'log' | 'request'>): Response & { code: string } {
  const { code, data } = toApiError(error, ctx);
  const wait = findDomainError(error)?.retryAfter;
  const headers: Record<string, string> = wait === undefined ? {} : { 'Retry-After': String(wait) };
  return Object.assign(errorResponse(code, data.fields, headers), { code });
}

/**
 * For pages that call the API in process: a call that fails throws the response that it would have had over
 * HTTP, whose status the page router takes as the status of the page.
 */
export function throwErrorResponses(ctx: Pick<Context, 'log' | 'request'>) {
  return async <Output>({ next }: { next: () => Promise<Output> }): Promise<Output> => {
    try {
      return await next();
    } catch (error) {
      throw toErrorResponse(error, ctx);
    }
  };
}
