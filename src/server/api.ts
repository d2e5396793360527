import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import { type AnyProcedure, getRouter } from '@orpc/server';
import { Hono } from 'hono';
import type { Config } from '#config.ts';
import { contract } from '#contract.ts';
import { canonicalQuery, type Rendered, type ServeCached, sendRawJson } from '#platform/cache/serve-cached.ts';
import type { Context } from '#platform/context.ts';
import { createApiHandler, maxArrayIndex } from '#platform/http/api.ts';
import { toErrorResponse } from '#platform/http/api-errors.ts';
import { type ApiRoute, apiPrefix, createMethodFinder, listApiRoutes } from '#platform/http/api-routes.ts';
import { errorResponse } from '#platform/http/error-response.ts';
import { acceptsHtml } from '#platform/http/form-request.ts';
import { maxJsonBytes, readJsonText } from '#platform/http/read-body.ts';
import { queryToJson, uploadFromRequest } from '#platform/http/receive-upload.ts';
import { isSafeMethod, type ServerContext, type ServerEnv } from '#platform/http/request-variables.ts';
import { findUnstorable } from '#platform/http/storable-text.ts';
import { limitConcurrencyByAddress } from '#platform/limits/concurrency-by-address.ts';
import { createRawJsonCall, createStreamCall } from '#platform/raw-json/raw-json-procedure.ts';
import { DomainError } from '#shared/errors.ts';
import { applyClientHeaders, type RequestContexts } from './request-contexts.ts';
import type { ApiRouter } from './router.ts';

interface ApiDeps {
  config: Config;
  router: ApiRouter;
  contexts: RequestContexts;
  serveCached: ServeCached;
  defaultHeaders: Readonly<Record<string, string>>;
}

/** Calls that are carried out at once for one address. A page makes a few at most. */
const maxCallsPerAddress = 16;

const routes = listApiRoutes(contract);
const methodsOf = createMethodFinder(routes);
const formRoutes = routes.filter(({ meta }) => meta.form);
/** Paths of the calls of forms, which are also served without the prefix. */
export const formPaths: readonly string[] = formRoutes.map(({ path }) => path);

/** `/products/details/{id}` as Hono matches it, with and without a slash at the end. */
const toHonoPaths = (path: string): string[] => [path, `${path}/`].map((each) => each.replace(/\{(\w+)\}/g, ':$1'));
/** The order in which routes are matched: a word before a parameter in the same place. */
const bySpecificity = (a: ApiRoute, b: ApiRoute) => (a.path.replaceAll('{', '\uffff') < b.path.replaceAll('{', '\uffff') ? -1 : 1);

/**
 * The API over HTTP, every endpoint of the contract as a route of its own.
 * @returns `api` for below the prefix; `aliases`: the calls of forms at the bare paths, where a page may
 * stand too
 */
export function createApi(deps: ApiDeps): { api: Hono<ServerEnv>; aliases: Hono<ServerEnv> } {
  const api = new Hono<ServerEnv>();
  const aliases = new Hono<ServerEnv>();
  const answer = createEndpoints(deps);
  for (const route of routes.toSorted(bySpecificity)) api.on(route.method, toHonoPaths(route.path), answer(route));
  api.all('*', (c) => {
    c.set('route', 'api other');
    return rejectMethod(methodsOf(c.req.path));
  });
  for (const route of formRoutes) {
    const answerForm = answer(route);
    aliases.on('ALL', toHonoPaths(route.path), (c, next) => {
      if (acceptsHtml(c.req.raw)) return next();
      return c.req.method === route.method ? answerForm(c) : rejectMethod(methodsOf(`${apiPrefix}${route.path}`));
    });
  }
  return { api, aliases };
}

/** Makes the handler of one endpoint: through the response cache where everyone reads the same. */
function createEndpoints({ config, router, contexts, serveCached, defaultHeaders }: ApiDeps) {
  const handleApi = createApiHandler(router);
  const limitConcurrency = limitConcurrencyByAddress(config.rateLimit === 0 ? 0 : maxCallsPerAddress);

  return (route: ApiRoute) => {
    const { meta, path } = route;
    const pattern = `${apiPrefix}${path}`;
    const procedure = getRouter(router, route.name.split('.')) as AnyProcedure;
    const callRaw = meta.rawJson && createRawJsonCall(procedure);
    const callStream = meta.streams && createStreamCall(procedure);
    const isShared = route.method === 'GET' && meta.cache === 'public';
    const keyOf = createCacheKeys(route, procedure);

    const call = async (c: ServerContext, ctx: Context): Promise<Rendered> => {
      const request = c.req.raw;
      let body: Promise<string | undefined> | undefined;
      const readBody = () => {
        body ??= meta.takesFile ? queryToJson(request.url) : readJsonText(request, meta.bodyLimit ?? maxJsonBytes, meta.form);
        return body;
      };
      const answer = async (): Promise<Rendered> => {
        if (callRaw) return { json: await callRaw(ctx, await readInput(c, readBody)), cacheControl: ctx.cache };
        if (callStream) {
          const file = await callStream(ctx, await readInput(c, readBody));
          return { response: file.toResponse(c.req.method), cacheControl: ctx.cache };
        }
        const response = (await handleApi(request, ctx, { url: prefixed(c), readBody })) ?? rejectMethod(methodsOf(c.req.path));
        const disposition = response.headers.get('content-disposition');
        if (meta.download && disposition) response.headers.set('content-disposition', disposition.replace(/^\w+/, 'attachment'));
        return { response, cacheControl: ctx.cache };
      };
      // Files wait in a queue of their own, for they come slowly.
      if (meta.takesFile) {
        ctx.request.upload = uploadFromRequest(request, c.get('address'));
        return answer();
      }
      // A slow body holds no place in the queue; what is wrong with it is said when it is needed.
      if (!isSafeMethod(request.method)) await readBody().catch(() => {});
      return limitConcurrency(c.get('address'), answer);
    };

    const render = async (c: ServerContext): Promise<Rendered> => {
      c.set('route', pattern);
      const ctx = await contexts.create(c);
      const rendered = await call(c, ctx).catch((error): Rendered => ({ response: toErrorResponse(error, ctx), cacheControl: ctx.cache }));
      if ('json' in rendered) return rendered;
      const { response, cacheControl } = rendered;
      if (isSafeMethod(c.req.method)) {
        response.headers.set('cache-control', isShared && response.ok && cacheControl.isStorable ? 'public' : 'no-store');
      }
      return { response: applyClientHeaders(response, ctx), cacheControl };
    };

    return async (c: ServerContext): Promise<Response> => {
      if (isShared) return serveCached(c, { address: keyOf(c) }, () => render(c));
      const rendered = await render(c);
      return 'json' in rendered ? sendRawJson(c, rendered.json, defaultHeaders) : rendered.response;
    };
  };
}

const brackets = new StandardBracketNotationSerializer({ maxBracketNotationArrayIndex: maxArrayIndex });

/** Path and query of a GET as the input of its endpoint, read as the API library reads them. */
function readQuery(c: ServerContext): Record<string, unknown> {
  const { url } = c.req;
  const start = url.indexOf('?');
  const query = start < 0 ? {} : brackets.deserialize([...new URLSearchParams(url.slice(start))]);
  return { ...query, ...c.req.param() };
}

/** @throws {DomainError} MALFORMED_JSON, or what is wrong with the body */
async function readInput(c: ServerContext, readBody: () => Promise<string | undefined>): Promise<unknown> {
  if (isSafeMethod(c.req.method)) return readQuery(c);
  const text = await readBody();
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('MALFORMED_JSON');
  }
}

/**
 * Makes the key of an answer in the response cache: its address, or where many addresses ask the same what
 * they all ask.
 */
function createCacheKeys({ meta, path }: ApiRoute, procedure: AnyProcedure): (c: ServerContext) => string {
  const { inputSchema } = procedure['~orpc'];
  const { cacheKey } = meta;
  const keyOfAddress = (c: ServerContext) => `api ${c.req.path.replace(/\/$/, '')}${canonicalQuery(c.req.url)}`;
  if (!cacheKey || !inputSchema) return keyOfAddress;
  return (c) => {
    const given = readQuery(c);
    const input = findUnstorable(given) === undefined ? inputSchema['~standard'].validate(given) : undefined;
    if (!input || input instanceof Promise || input.issues) return keyOfAddress(c);
    return `api ${path}?${JSON.stringify(cacheKey(input.value as never))}`;
  };
}

/** The URL of a call below the prefix, also where it was asked for without. */
function prefixed(c: ServerContext): string {
  const { path, url } = c.req;
  const start = url.indexOf('/', 8);
  return path.startsWith(apiPrefix) ? url : `${url.slice(0, start)}${apiPrefix}${url.slice(start)}`;
}

/** The answer of an address that does not take a method, or that is none. */
function rejectMethod(methods: readonly string[]): Response {
  return methods.length === 0 ? errorResponse('NOT_FOUND') : errorResponse('METHOD_NOT_ALLOWED', {}, { Allow: methods.join(', ') });
}
