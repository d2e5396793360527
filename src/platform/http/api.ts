import { ValidationError } from '@orpc/contract';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { type AnyRouter, ORPCError } from '@orpc/server';
import { DomainError, type ErrorBody, type ErrorCode, errorBody, errorTable, findDomainError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { apiPrefix } from './api-routes.ts';
import { errorResponse } from './error-response.ts';
import { readJsonText } from './read-body.ts';

interface Issue {
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
  message: string;
}

/** Most fields that an answer names, and characters of a name: a body can be wrong in thousands of places. */
const maxFields = 100;
const maxFieldNameLength = 100;

function fieldsOf(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  let named = 0;
  for (const issue of issues) {
    const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
    const name = path.slice(0, maxFieldNameLength) || 'body';
    if (Object.hasOwn(fields, name)) continue;
    fields[name] = issue.message;
    if (++named === maxFields) break;
  }
  return fields;
}

/** Codes of the API library → ours, for what it refuses before a use case runs. */
const libraryCodes: Record<string, ErrorCode> = {
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_SUPPORTED: 'METHOD_NOT_ALLOWED',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  UNSUPPORTED_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  UNAUTHORIZED: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
};

/**
 * Turns an error of a call into one of the error table. An unexpected error is logged and answers INTERNAL
 * without detail.
 */
export function toApiError(error: unknown, ctx: Pick<Context, 'log' | 'request'>): ORPCError<ErrorCode, ErrorBody> {
  const make = (code: ErrorCode, fields: Record<string, string> = {}) => {
    const body = errorBody(code, fields);
    return new ORPCError(code, { status: errorTable[code].status, message: body.message, data: body });
  };
  const expected = findDomainError(error);
  if (expected) return make(expected.code, expected.fields);
  if (error instanceof ORPCError) {
    if (error.data && typeof error.data === 'object' && 'code' in error.data && 'fields' in error.data) return error as never;
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST') return make('INVALID_INPUT', fieldsOf(error.cause.issues));
    if (error.code === 'BAD_REQUEST') return make('BAD_REQUEST');
    const known = libraryCodes[error.code];
    if (known) return make(known);
  }
  ctx.log.error({ error, requestId: ctx.request.id }, 'fault');
  return make('INTERNAL');
}

/** Highest index in a parameter's brackets: `a[9999]=x` would make a list of ten thousand holes. */
export const maxArrayIndex = 99;

/** Serves a router over HTTP under `/api/v1`. */
export function createApiHandler(router: AnyRouter) {
  /** Seconds to wait, for calls that a limit refused. */
  const waits = new WeakMap<object, number>();
  /** Requests whose input could be read; what fails before that is the caller's doing. */
  const read = new WeakSet<object>();
  const handler = new OpenAPIHandler(router, {
    maxBracketNotationArrayIndex: maxArrayIndex,
    customErrorResponseBodyEncoder: (error) => error.data ?? errorBody('INTERNAL'),
    clientInterceptors: [
      async ({ next, context }) => {
        read.add(context);
        try {
          return await next();
        } catch (error) {
          const wait = findDomainError(error)?.retryAfter;
          if (wait !== undefined) waits.set(context, wait);
          throw toApiError(error, context as Context);
        }
      },
    ],
    interceptors: [
      async ({ next, context }) => {
        read.delete(context);
        try {
          return await next();
        } catch (error) {
          throw read.has(context)
            ? toApiError(error, context as Context)
            : toApiError(new DomainError('MALFORMED_JSON'), context as Context);
        }
      },
    ],
  });
  /**
   * @param options `url`: the address under the prefix, where the request came to another; `readBody`: reads
   * the body another way than as JSON up to the usual limit
   * @returns null where no route matches
   */
  return async (
    request: Request,
    ctx: Context,
    { url = request.url, readBody = () => readJsonText(request) }: { url?: string; readBody?: () => Promise<string | undefined> } = {},
  ): Promise<Response | null> => {
    let text: string | undefined;
    try {
      if (request.method !== 'GET' && request.method !== 'HEAD') text = await readBody();
    } catch (error) {
      if (error instanceof DomainError) return errorResponse(error.code, error.fields);
      throw error;
    }
    const { matched, response } = await handler.handle(toMinimalRequest(request.method, url, text), {
      prefix: apiPrefix,
      context: ctx as never,
    });
    if (!matched) return null;
    const wait = waits.get(ctx);
    if (wait !== undefined) response.headers.set('Retry-After', String(wait));
    return response;
  };
}

const noHeaders = new Headers();
const jsonHeaders = new Headers({ 'content-type': 'application/json' });

/**
 * Makes the part of a request that the API library reads: the body is read already, and headers that would
 * make a file of it stay outside. A HEAD is sent as a GET. A real request around the same would cost more
 * than all else that the library does.
 */
function toMinimalRequest(method: string, url: string, text: string | undefined): Request {
  const asked: Pick<Request, 'url' | 'method' | 'headers' | 'text'> = {
    url,
    method: method === 'HEAD' ? 'GET' : method,
    headers: text === undefined ? noHeaders : jsonHeaders,
    text: async () => text ?? '',
  };
  return asked as Request;
}
