import { os } from '@orpc/server';
import { DomainError } from '#shared/errors.ts';
import type { Context } from '../context.ts';

const deniedCodes = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'TOTP_ENROLMENT']);
const notFoundCodes = new Set(['NOT_FOUND', 'ORDER_NOT_FOUND', 'INVOICE_NOT_FOUND', 'RETURN_NOT_FOUND']);

/**
 * Records a call for something that the caller has no right to. The refusal stands even where recording
 * fails.
 */
export async function recordAccessDenial(ctx: Context, reason: string, target: { kind: string; id: string }): Promise<void> {
  await ctx.record({ kind: 'access-refused', outcome: 'refused', reason, target }).catch((error: unknown) => {
    ctx.log.error({ error, requestId: ctx.request.id }, 'security event not written');
  });
}

/**
 * Records refused calls: without a session, without the power, without the second factor, and those of a
 * signed-in user who names a thing of another user or one that does not exist. Mounted once, on the whole
 * API.
 */
export const recordAccessDenials = os.$context<Context>().middleware(async ({ context, next, procedure }, input) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof DomainError) {
      const path = procedure['~orpc'].route.path ?? '';
      const parameter = /\{\+?(\w+)\}/.exec(path)?.[1];
      const id = parameter && (input as Record<string, unknown> | undefined)?.[parameter];
      const isOthers = notFoundCodes.has(error.code) && context.actor !== undefined && typeof id === 'string';
      if (deniedCodes.has(error.code)) await recordAccessDenial(context, error.code, endpointTarget(path));
      else if (isOthers) await recordAccessDenial(context, error.code, { kind: endpointTarget(path).id, id });
    }
    throw error;
  }
});

/** Names an endpoint as the target of an event: `/orders/{number}` is `orders.number`. */
export const endpointTarget = (path: string) => ({
  kind: 'endpoint',
  id: path.replace(/^\//, '').replace(/[{}+]/g, '').replaceAll('/', '.').slice(0, 64),
});
