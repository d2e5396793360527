import { os } from '@orpc/server';
import type { Context } from '#platform/context.ts';
import { withIdempotencyKey } from '#platform/idempotency/with-idempotency-key.ts';
import { DomainError } from '#shared/errors.ts';
import { idempotencyKey } from '#shared/schemas.ts';

/**
 * Does what a shop's program asks for once for each `Idempotency-Key`: a repeated request gets the answer of
 * the first one. Mounted on the whole API, after `enforceAccess`.
 * @throws {DomainError} INVALID_INPUT, KEY_REUSED where the key was used for another request
 */
export const replayKeyWrites = os.$context<Context>().middleware(async ({ context, next, procedure, path }, input, output) => {
  const { actor, request } = context;
  const given = request.client?.idempotencyKey;
  if (!actor?.key || given === undefined || procedure['~orpc'].route.method === 'GET') return next();
  const key = idempotencyKey.safeParse(given).data;
  if (key === undefined) throw new DomainError('INVALID_INPUT', { 'Idempotency-Key': 'Between 16 and 255 characters, such as a UUID.' });
  const once = { actor: `api-key:${actor.key.id}`, route: path.join('.'), key, body: input };
  const { answer } = await withIdempotencyKey(context, once, async (tx) => (await next({ context: tx })).output);
  return output(answer);
});
