import { type AnyProcedure, createRouterClient, getRouter } from '@orpc/server';
import { contract } from '#contract.ts';
import { CacheControl } from '#platform/cache/cache-control.ts';
import type { ResponseCache, SharedValue } from '#platform/cache/response-cache.ts';
import type { Context } from '#platform/context.ts';
import { throwErrorResponses, toErrorResponse } from '#platform/http/api-errors.ts';
import { listApiRoutes } from '#platform/http/api-routes.ts';
import { findUnstorable } from '#platform/http/storable-text.ts';
import { RawJson } from '#platform/raw-json/raw-json.ts';
import { createRawJsonCall } from '#platform/raw-json/raw-json-procedure.ts';
import { inOneLanguage, type Language } from '#shared/localized.ts';
import type { Api } from '#web/api.ts';
import type { ApiRouter } from './router.ts';

/** A call of an endpoint in the context and language of a page. */
type PageCall = (ctx: Context, input: unknown, language: Language) => Promise<unknown>;

/**
 * Makes the API for the loaders of one page, in the page's language; without one, answers keep their texts in
 * all languages.
 */
export type CreatePageApi = (ctx: Context, language: Language | undefined) => Api;

/**
 * Public reads of pages go straight to their use cases: who calls does not matter for them, and the API
 * library takes longer for a call than the database. Input is held to the contract, and output to what HTTP
 * holds it to. All else goes through the library.
 */
export function createPageApis(router: ApiRouter, cache: ResponseCache): CreatePageApi {
  const reads = new Map<string, PageCall>();
  for (const { name, meta } of listApiRoutes(contract)) {
    const procedure = getRouter(router, name.split('.')) as AnyProcedure;
    const isPublic = meta.access === 'anyone' && meta.cache !== undefined;
    if (!isPublic || (meta.work !== undefined && !meta.rawJson)) continue;
    const read = meta.work === undefined ? directRead(procedure) : limitedRead(procedure);
    reads.set(name, meta.onManyPages ? sharedRead(name, read, cache) : read);
  }
  return (ctx, language) => {
    const inPageLanguage = async ({ next }: { next: () => Promise<unknown> }) =>
      language === undefined ? next() : inOneLanguage(await next(), language);
    const others = createRouterClient(router, { context: ctx, interceptors: [throwErrorResponses(ctx), inPageLanguage] });
    const endpointsOf = (module: string) =>
      new Proxy({} as Record<string, unknown>, {
        get(_, endpoint: string) {
          const read = reads.get(`${module}.${endpoint}`);
          if (!read || language === undefined) return (others as unknown as Record<string, Record<string, unknown>>)[module]?.[endpoint];
          return (input: unknown) =>
            read(ctx, input, language).catch((error: unknown) => {
              throw toErrorResponse(error, ctx);
            });
        },
      });
    return new Proxy({} as Api, { get: (_, module: string) => endpointsOf(module) });
  };
}

/** Parses JSON that exists already as it goes out over HTTP: it is not held to the contract again. */
const inLanguageOf = (output: unknown, language: Language) => inOneLanguage(output instanceof RawJson ? output.parse() : output, language);

/** Calls the use case itself. Input that breaks the contract goes to the library, which names the fault. */
function directRead(procedure: AnyProcedure): PageCall {
  const { handler, inputSchema, outputSchema } = procedure['~orpc'];
  const throughLibrary = limitedRead(procedure);
  return async (ctx, given, language) => {
    const input = inputSchema ? await inputSchema['~standard'].validate(given) : { value: given };
    if (input.issues || findUnstorable(given) !== undefined) return throughLibrary(ctx, given, language);
    const output: unknown = await handler({ context: ctx, input: input.value } as never);
    if (output instanceof RawJson || !outputSchema) return inLanguageOf(output, language);
    const checked = await outputSchema['~standard'].validate(output);
    if (checked.issues) throw new Error('an answer breaks its contract', { cause: checked.issues });
    return inLanguageOf(checked.value, language);
  };
}

/** Calls an endpoint with all that happens around it. */
function limitedRead(procedure: AnyProcedure): PageCall {
  const call = createRawJsonCall(procedure);
  return async (ctx, input, language) => inLanguageOf((await call(ctx, input)).parse(), language);
}

/**
 * Keeps the answer for the pages that come after; the page depends on what it depends on. Later parts of a
 * list are not kept: anyone can invent cursors, which would push out what all pages show.
 */
function sharedRead(name: string, read: PageCall, cache: ResponseCache): PageCall {
  return async (ctx, input, language) => {
    if ((input as { after?: string } | undefined)?.after !== undefined) return read(ctx, input, language);
    const { value, tags, expiresAt }: SharedValue<unknown> = await cache.share(
      `${name} ${language} ${JSON.stringify(input)}`,
      ctx.now().getTime(),
      async () => {
        const own = new CacheControl(ctx.cache.invalidate);
        const answer = await read({ ...ctx, cache: own }, input, language);
        return { value: answer, tags: own.tags, expiresAt: own.expiresAt };
      },
    );
    ctx.cache.dependsOn(...tags);
    ctx.cache.expireAt(expiresAt);
    return value;
  };
}
