import type { AnyContractProcedure, AnySchema, InferSchemaInput, InferSchemaOutput } from '@orpc/contract';
import type { EndpointMeta, WorkKind } from '#shared/endpoint.ts';
import { DomainError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { apiPrefix } from '../http/api-routes.ts';
import { pathOf, type RequestVariables } from '../http/request-variables.ts';
import { findUnstorable } from '../http/storable-text.ts';
import type { WorkLimits } from '../limits/work-limits.ts';

/** JSON as text, or as bytes in UTF-8 where it is that already. */
export type RawJson = string | Buffer;

export interface RawJsonRoute {
  method: 'GET' | 'POST';
  pattern: RegExp;
  /** What metrics call it. */
  route: string;
  names: string[];
  /** The same for everyone. */
  isPublic: boolean;
  /** Expensive work that it does. */
  work?: WorkKind | undefined;
  answer: (ctx: Context, input: unknown) => Promise<RawJson | undefined>;
  /** What the response cache keeps it under: one key for everything that asks the same. */
  cacheKey?: ((input: Record<string, unknown>) => string | undefined) | undefined;
}

/**
 * A public read whose answer exists as JSON text already. It takes the path, the input rules and the access from the endpoint's
 * contract; whatever is out of the ordinary (a wrong input, nothing found) it leaves to the API proper, which knows how to say it.
 * @param sameAs where people ask the same in many ways: the input that stands for all of them
 */
export function publicRawJson<Input extends AnySchema>(
  endpoint: AnyContractProcedure & { '~orpc': { inputSchema?: Input } },
  make: (ctx: Context, input: InferSchemaOutput<Input>) => Promise<RawJson | undefined>,
  sameAs?: (input: InferSchemaOutput<Input>) => InferSchemaOutput<Input>,
): RawJsonRoute {
  const { route, meta, inputSchema } = endpoint['~orpc'];
  const { access, cache, work } = meta as EndpointMeta;
  if (route.method !== 'GET' || access !== 'anyone' || cache !== 'public') throw new Error(`${route.path} is not a public read`);
  const names: string[] = [];
  const pattern = (route.path ?? '').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([\\w-]+)';
  });
  return {
    method: 'GET',
    pattern: new RegExp(`^${apiPrefix}${pattern}/?$`),
    route: `${apiPrefix}${route.path}`,
    names,
    isPublic: true,
    work,
    cacheKey:
      sameAs &&
      ((given) => {
        const input = inputSchema?.['~standard'].validate(given);
        if (!input || input instanceof Promise || input.issues) return undefined;
        return `${apiPrefix}${route.path}?${JSON.stringify(sameAs(input.value as InferSchemaOutput<Input>))}`;
      }),
    async answer(ctx, given) {
      const input = await inputSchema?.['~standard'].validate(given);
      if (!input || input.issues) return undefined;
      return make(ctx, input.value as InferSchemaOutput<Input>);
    },
  };
}

/**
 * A read without input whose answer to whoever is signed in exists as JSON text. Whom it does not know it leaves to the API proper.
 * @param make has to find out for itself who asks
 */
export function personalRawJson(endpoint: AnyContractProcedure, make: RawJsonRoute['answer']): RawJsonRoute {
  const { route, meta, inputSchema } = endpoint['~orpc'];
  const { access, enrolling } = meta as EndpointMeta;
  const isForAllSignedIn = access === 'account' && enrolling;
  if (route.method !== 'GET' || !isForAllSignedIn || inputSchema) throw new Error(`${route.path} is no read for all who are signed in`);
  const path = `${apiPrefix}${route.path}`;
  return { method: 'GET', pattern: new RegExp(`^${path}/?$`), route: path, names: [], isPublic: false, answer: make };
}

/**
 * A question that anyone may ask with a body, answered past the API's machinery. Body and answer are held to the endpoint's contract; a
 * wrong body and what fails it leaves to the API proper.
 * @param make changes nothing: where it fails it is asked once more
 */
export function postRawJson<Input extends AnySchema, Output extends AnySchema>(
  endpoint: AnyContractProcedure & { '~orpc': { inputSchema?: Input; outputSchema?: Output } },
  make: (ctx: Context, input: InferSchemaOutput<Input>) => Promise<InferSchemaInput<Output>>,
): RawJsonRoute {
  const { route, meta, inputSchema, outputSchema } = endpoint['~orpc'];
  const { access, form, bodyLimit } = meta as EndpointMeta;
  const isPlain = access === 'anyone' && !form && bodyLimit === undefined && !route.path?.includes('{') && inputSchema && outputSchema;
  if (route.method !== 'POST' || !isPlain) throw new Error(`${route.path} is no question with a body`);
  const path = `${apiPrefix}${route.path}`;
  return {
    method: 'POST',
    pattern: new RegExp(`^${path}/?$`),
    route: path,
    names: [],
    isPublic: false,
    async answer(ctx, body) {
      const input = await inputSchema['~standard'].validate(body);
      if (input.issues) return undefined;
      const output = await outputSchema['~standard'].validate(await make(ctx, input.value as InferSchemaOutput<Input>));
      return output.issues ? undefined : JSON.stringify(output.value);
    },
  };
}

/** What has been found for a request. */
interface MatchedRoute {
  route: string;
  cacheKey?: string | undefined;
  answer(ctx: Context, readBody: () => Promise<string | undefined>): Promise<RawJson | undefined>;
}

/** What a body says; undefined where there is none, and where it is for the API proper to tell what is wrong. */
function parse(text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    const body: unknown = JSON.parse(text);
    return findUnstorable(body) === undefined ? body : undefined;
  } catch {
    return undefined;
  }
}

/** Finds the ready answer of a request; undefined where none fits. */
export function createRawJsonMatcher(answers: readonly RawJsonRoute[], gates: WorkLimits) {
  return (asked: string, url: string): MatchedRoute | undefined => {
    const method = asked === 'HEAD' ? 'GET' : asked;
    const path = pathOf(url);
    const question = url.indexOf('?');
    for (const ready of answers) {
      const { pattern, route, names, work, answer, cacheKey: keyOf } = ready;
      const match = ready.method === method ? pattern.exec(path) : null;
      if (!match) continue;
      const query = question < 0 ? [] : [...new URLSearchParams(url.slice(question))];
      const input = Object.fromEntries([...query, ...names.map((name, index) => [name, match[index + 1]])]);
      // A parameter given twice, or one with brackets, is for the API proper to read.
      if (Object.keys(input).length !== query.length + names.length || query.some(([name]) => name.includes('['))) return undefined;
      if (findUnstorable(input) !== undefined) return undefined;
      return {
        route,
        cacheKey: keyOf?.(input),
        async answer(ctx, readBody) {
          try {
            const given = method === 'GET' ? input : parse(await readBody());
            if (given === undefined) return undefined;
            return await (work ? gates.run(work, ctx.request.address, () => answer(ctx, given)) : answer(ctx, given));
          } catch (error) {
            if (error instanceof DomainError) return undefined;
            throw error;
          }
        },
      };
    }
    return undefined;
  };
}

export const toBytes = (json: RawJson): Buffer<ArrayBuffer> =>
  typeof json === 'string' ? Buffer.from(json) : (json as Buffer<ArrayBuffer>);

/** Somebody's own answer. Its headers are a plain object made for it: the server writes it as it is. */
export function sendRawJson(exchange: RequestVariables, json: RawJson, isRead: boolean): Response {
  exchange.hasDefaultHeaders = true;
  const headers: Record<string, string> = {
    ...exchange.defaultHeaders,
    'content-type': 'application/json',
    'x-request-id': exchange.requestId,
  };
  if (isRead) headers['cache-control'] = 'no-store';
  return new Response(toBytes(json), { headers });
}
