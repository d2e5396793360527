import type { ErrorBody, ErrorCode } from '#shared/errors.ts';
import type { Api } from './api.ts';
import { apiPaths } from './api-paths.gen.ts';

export type CallName = keyof typeof apiPaths;

/** The typed client function of an endpoint, found by its place in the contract. */
type Endpoint<Name> = Name extends `${infer Module extends keyof Api & string}.${infer Call}`
  ? Api[Module][Call & keyof Api[Module]]
  : never;
type Client = (...rest: never[]) => unknown;
export type Input<Name extends CallName> = Endpoint<Name> extends infer Found extends Client ? Parameters<Found>[0] : never;
export type Answer<Name extends CallName> = Endpoint<Name> extends infer Found extends Client ? Awaited<ReturnType<Found>> : never;

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

interface CallOptions {
  /** Milliseconds until an answer is given up. */
  timeoutMs?: number;
  signal?: AbortSignal;
  /** The request goes on when the page is left. */
  keepalive?: boolean;
  /** The body of an endpoint that takes a file; its other input travels in the address. */
  file?: Blob;
}

type CallArguments<Name extends CallName> =
  undefined extends Input<Name> ? [input?: Input<Name>, options?: CallOptions] : [input: Input<Name>, options?: CallOptions];

const defaultTimeoutMs = 30_000;
/** A file on a poor connection takes longer; the server waits as long. */
export const uploadTimeoutMs = 120_000;

/** Splits the input of a call into its address and what the address does not carry. */
function locate(name: CallName, input: object = {}) {
  const [method = '', path = ''] = apiPaths[name].split(' ');
  const rest: Record<string, unknown> = { ...input };
  const url = path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = encodeURIComponent(String(rest[key]));
    delete rest[key];
    return value;
  });
  return { method, url: `/api/v1${url}`, rest };
}

/** Lists are repeated: `?color=red&color=blue`. */
function withQuery(url: string, values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.flatMap(([name, value]) => [value].flat().map((each) => [name, String(each)])));
  return query.size > 0 ? `${url}?${query}` : url;
}

/** The address of an endpoint, for a link or a beacon: what is left of the input is its query. */
export function apiUrl<Name extends CallName>(name: Name, input: Partial<Input<Name>> = {}): string {
  const { url, rest } = locate(name, input);
  return withQuery(url, rest);
}

/** Calls an endpoint of the API from the browser. Never throws. */
export function call<Name extends CallName>(
  name: Name,
  ...[input, { file, ...options } = {}]: CallArguments<Name>
): Promise<Result<Answer<Name>>> {
  const { method, url, rest } = locate(name, input);
  if (file) return send(withQuery(url, rest), { method, headers: { 'content-type': file.type }, body: file }, options);
  if (method === 'GET') return send(withQuery(url, rest), { method }, options);
  const body = JSON.stringify(rest);
  return send(url, body === '{}' ? { method } : { method, headers: { 'content-type': 'application/json' }, body }, options);
}

/** The code of an error that came without one, such as a proxy's. */
const codeOfStatus = (status: number): ErrorCode => (status === 429 ? 'TOO_MANY_REQUESTS' : status < 500 ? 'INVALID_INPUT' : 'INTERNAL');

/** Sends one request and reads its answer as JSON. Never throws. */
export async function send<Data>(
  url: string,
  init: RequestInit,
  { timeoutMs = defaultTimeoutMs, signal, keepalive = false }: Omit<CallOptions, 'file'> = {},
): Promise<Result<Data>> {
  try {
    const timeout = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, keepalive, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
    const body = await response.json().catch(() => ({}));
    if (response.ok) return { answer: body };
    const { status } = response;
    const retryAfter = Number(response.headers.get('retry-after'));
    return { error: { code: codeOfStatus(status), fields: {}, ...body, status, ...(retryAfter > 0 ? { retryAfter } : {}) } };
  } catch {
    return { error: { code: 'UNREACHABLE', status: 0, fields: {} } };
  }
}
