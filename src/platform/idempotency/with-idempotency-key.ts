import { DomainError } from '#shared/errors.ts';
import type { Context } from '../context.ts';
import type { Statement } from '../database/database.ts';

const insertStatement: Statement = {
  name: 'idempotency.begin',
  text: 'insert into idempotency_keys (actor, route, key, request_hash) values ($1, $2, $3, $4) on conflict do nothing returning key',
};
const storeResponseStatement: Statement = {
  name: 'idempotency.finish',
  text: 'update idempotency_keys set response = $4::jsonb where actor = $1 and route = $2 and key = $3',
};
const readStatement: Statement = {
  name: 'idempotency.read',
  text: 'select request_hash as hash, response from idempotency_keys where actor = $1 and route = $2 and key = $3',
};

export interface IdempotentRequest {
  /** Whose key it is: the person, or `guest`, whose keys are as good as secret. */
  actor: string;
  route: string;
  key: string;
  /** Everything that was asked for, beside the key. */
  body: unknown;
}

/**
 * Runs `work` in a transaction, once for each key: its answer is kept in the same transaction and given again. Two calls at once have one
 * effect, for the second waits until the first has committed. What failed is not kept and may be tried again.
 * @param atLast what takes a row that many want: it runs just before the transaction ends
 * @returns the answer, and whether it is a repeated one
 * @throws {DomainError} KEY_REUSED where the key was used for another body
 */
export async function withIdempotencyKey<T>(
  ctx: Context,
  { actor, route, key, body }: IdempotentRequest,
  work: (tx: Context) => Promise<T>,
  atLast?: (tx: Context, answer: T) => Promise<void>,
): Promise<{ answer: T; repeated: boolean }> {
  const hash = ctx.secrets.digest('idempotency', JSON.stringify(body));
  return ctx.transaction(async (tx) => {
    const [row] = await tx.db.run(insertStatement, [actor, route, key, hash]);
    if (!row) {
      const [known] = await tx.db.run<{ hash: string; response: T }>(readStatement, [actor, route, key]);
      if (known?.hash !== hash) throw new DomainError('KEY_REUSED', { idempotencyKey: 'This key was used for something else.' });
      return { answer: known.response, repeated: true };
    }
    const answer = await work(tx);
    await tx.db.run(storeResponseStatement, [actor, route, key, JSON.stringify(answer ?? null)]);
    if (atLast) await atLast(tx, answer);
    return { answer, repeated: false };
  });
}
