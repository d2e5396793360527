import { type AnyMiddleware, os } from '@orpc/server';
import type { Context } from '../context.ts';

/**
 * Makes one middleware of several, the first outermost. The library copies the context and opens a span for
 * each that it runs itself, which costs more than what they do.
 */
export function inSequence(middlewares: readonly AnyMiddleware[]) {
  return os.$context<Context>().middleware((options, input, output) => {
    const run = (index: number, context: Context): ReturnType<AnyMiddleware> => {
      const middleware = middlewares[index];
      if (!middleware) return context === options.context ? options.next() : options.next({ context });
      const next = (given?: { context?: object }) => run(index + 1, given?.context ? { ...context, ...given.context } : context);
      return middleware({ ...options, context, next: next as typeof options.next }, input, output);
    };
    return run(0, options.context);
  });
}
