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
  /** The key's owner: a user id, or `guest`, whose keys cannot be guessed. */
  actor: string;
  route: string;
  key: string;
  /** The request beside its key. */
  body: unknown;
}

/**
 * Runs `work` in a transaction, once for each key: its response is stored in the same transaction and
 * returned again for a repeated request. Two concurrent requests have one effect, for the second waits until
 * the first has committed. A failed one is not stored and may be retried.
 * @param beforeCommit locks rows that many requests want: it runs just before the transaction ends
 * @returns the response, and whether it is a replayed one
 * @throws {DomainError} KEY_REUSED where the key was used for another body
 */
export async function withIdempotencyKey<T>(
  ctx: Context,
  { actor, route, key, body }: IdempotentRequest,
  work: (tx: Context) => Promise<T>,
  beforeCommit?: (tx: Context, answer: T) => Promise<void>,
): Promise<{ answer: T; replayed: boolean }> {
  const hash = ctx.secrets.digest('idempotency', JSON.stringify(body));
  return ctx.transaction(async (tx) => {
    const [row] = await tx.db.run(insertStatement, [actor, route, key, hash]);
    if (!row) {
      const [known] = await tx.db.run<{ hash: string; response: T }>(readStatement, [actor, route, key]);
      if (known?.hash !== hash) throw new DomainError('KEY_REUSED', { idempotencyKey: 'This key was used for something else.' });
      return { answer: known.response, replayed: true };
    }
    const answer = await work(tx);
    await tx.db.run(storeResponseStatement, [actor, route, key, JSON.stringify(answer ?? null)]);
    if (beforeCommit) await beforeCommit(tx, answer);
    return { answer, replayed: false };
  });
}
