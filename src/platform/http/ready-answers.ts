import type { AnyContractProcedure, AnySchema, InferSchemaOutput } from '@orpc/contract';
import type { EndpointMeta } from '#shared/endpoint.ts';
import { Failure } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import { apiPrefix } from './api-routes.ts';
import { pathOf } from './exchange.ts';
import { findUnstorable } from './storable-text.ts';

export interface ReadyAnswer {
  pattern: RegExp;
  /** What metrics call it. */
  route: string;
  names: string[];
  /** The same for everyone. */
  isPublic: boolean;
  answer: (ctx: Context, input: Record<string, unknown>) => Promise<string | undefined>;
  /** What the response cache keeps it under: one key for everything that asks the same. */
  keyOf?: ((input: Record<string, unknown>) => string | undefined) | undefined;
}

/**
 * A public read whose answer exists as JSON text already. It takes the path, the input rules and the access from the endpoint's
 * contract; whatever is out of the ordinary (a wrong input, nothing found) it leaves to the API proper, which knows how to say it.
 * @param sameAs where people ask the same in many ways: the input that stands for all of them
 */
export function readyAnswer<Input extends AnySchema>(
  endpoint: AnyContractProcedure & { '~orpc': { inputSchema?: Input } },
  make: (ctx: Context, input: InferSchemaOutput<Input>) => Promise<string | undefined>,
  sameAs?: (input: InferSchemaOutput<Input>) => InferSchemaOutput<Input>,
): ReadyAnswer {
  const { route, meta, inputSchema } = endpoint['~orpc'];
  const { access, cache } = meta as EndpointMeta;
  if (route.method !== 'GET' || access !== 'anyone' || cache !== 'public') throw new Error(`${route.path} is not a public read`);
  const names: string[] = [];
  const pattern = (route.path ?? '').replace(/\{(\w+)\}/g, (_, name: string) => {
    names.push(name);
    return '([\\w-]+)';
  });
  return {
    pattern: new RegExp(`^${apiPrefix}${pattern}/?$`),
    route: `${apiPrefix}${route.path}`,
    names,
    isPublic: true,
    keyOf:
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
export function readyPersonalAnswer(endpoint: AnyContractProcedure, make: ReadyAnswer['answer']): ReadyAnswer {
  const { route, meta, inputSchema } = endpoint['~orpc'];
  const { access, enrolling } = meta as EndpointMeta;
  const isForAllSignedIn = access === 'buyer' && enrolling;
  if (route.method !== 'GET' || !isForAllSignedIn || inputSchema) throw new Error(`${route.path} is no read for all who are signed in`);
  const path = `${apiPrefix}${route.path}`;
  return { pattern: new RegExp(`^${path}/?$`), route: path, names: [], isPublic: false, answer: make };
}

/** Finds the ready answer of an address; undefined where none fits. */
export function serveReadyAnswers(answers: readonly ReadyAnswer[]) {
  return (url: string): { route: string; key?: string | undefined; answer: (ctx: Context) => Promise<string | undefined> } | undefined => {
    const path = pathOf(url);
    const question = url.indexOf('?');
    for (const { pattern, route, names, isPublic, answer, keyOf } of answers) {
      const match = pattern.exec(path);
      if (!match) continue;
      const query = question < 0 ? [] : [...new URLSearchParams(url.slice(question))];
      const input = Object.fromEntries([...query, ...names.map((name, index) => [name, match[index + 1]])]);
      // A parameter given twice, or one with brackets, is for the API proper to read.
      if (Object.keys(input).length !== query.length + names.length || query.some(([name]) => name.includes('['))) return undefined;
      if (findUnstorable(input) !== undefined) return undefined;
      return {
        route,
        key: keyOf?.(input),
        async answer(ctx) {
          ctx.shown.isPublic = isPublic;
          return answer(ctx, input).catch((error: unknown) => {
            if (error instanceof Failure) return undefined;
            throw error;
          });
        },
      };
    }
    return undefined;
  };
}
