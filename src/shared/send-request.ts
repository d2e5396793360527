import type { ErrorBody, ErrorCode } from './errors.ts';

/** Why a request has no answer. */
export interface CallError {
  /** UNREACHABLE where no answer came at all. */
  code: ErrorCode | 'UNREACHABLE';
  /** HTTP status; 0 where no answer came. */
  status: number;
  /** Errors by the path of each field. */
  fields: ErrorBody['fields'];
  /** Seconds after which it may be sent again, where the server says so. */
  retryAfter?: number;
}

export type Result<Data, Failed = CallError> = { answer: Data; error?: never } | { answer?: never; error: Failed };

export interface SendOptions {
  /** Milliseconds until an answer is given up. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** The request goes on when the page is left. */
  keepalive?: boolean;
}

const defaultTimeoutMs = 30_000;
/** A file on a poor connection takes longer; the server waits as long. */
export const uploadTimeoutMs = 120_000;

/** The code of an error that came without one, such as a proxy's. */
const codeOfStatus = (status: number): ErrorCode => (status === 429 ? 'TOO_MANY_REQUESTS' : status < 500 ? 'INVALID_INPUT' : 'INTERNAL');

/**
 * Sends one request and reads its answer as JSON. Never throws. An answer that breaks off, and a page that a
 * network puts in the place of the shop, is none: UNREACHABLE.
 */
export async function send<Data>(
  url: string,
  init: RequestInit,
  { timeoutMs = defaultTimeoutMs, signal, keepalive = false }: SendOptions = {},
): Promise<Result<Data>> {
  try {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, keepalive, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    if (response.ok) return { answer: JSON.parse((await response.text()) || '{}') };
    const { status } = response;
    const body = await response.json().catch(() => ({}));
    const retryAfter = Number(response.headers.get('retry-after'));
    return { error: { code: codeOfStatus(status), fields: {}, ...body, status, ...(retryAfter > 0 ? { retryAfter } : {}) } };
  } catch {
    return { error: { code: 'UNREACHABLE', status: 0, fields: {} } };
  }
}
