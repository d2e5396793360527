import { type Result, type SendOptions, send } from '#shared/send-request.ts';
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

interface CallOptions extends SendOptions {
  /** The body of an endpoint that takes a file; its other input travels in the address. */
  file?: Blob;
}

type CallArguments<Name extends CallName> =
  undefined extends Input<Name> ? [input?: Input<Name>, options?: CallOptions] : [input: Input<Name>, options?: CallOptions];

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
