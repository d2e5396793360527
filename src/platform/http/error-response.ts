import { type ErrorCode, errorBody, errorTable } from '#shared/errors.ts';

/** An error of the table as a JSON answer. */
export function errorResponse(code: ErrorCode, fields: Record<string, string> = {}, headers: Record<string, string> = {}): Response {
  return Response.json(errorBody(code, fields), { status: errorTable[code].status, headers: { 'Cache-Control': 'no-store', ...headers } });
}
