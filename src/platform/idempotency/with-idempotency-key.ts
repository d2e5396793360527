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

const lockStatement: Statement = {
  name: 'idempotency.lock',
  text: 'select request_hash as hash, response from idempotency_keys where actor = $1 and route = $2 and key = $3 for no key update',
};
const renewStatement: Statement = {
  name: 'idempotency.renew',
  text: 'update idempotency_keys set request_hash = $4, response = null, created_at = now() where actor = $1 and route = $2 and key = $3',
};

/** Stored answer of a key that comes again. */
export interface StoredAnswer<T> {
  answer: T;
  /** The request is the same, too. */
  isSame: boolean;
}

export interface IdempotentRequest {
  /** The key's owner: a user id, or `guest`, whose keys cannot be guessed. */
  actor: string;
  route: string;
  key: string;
  /** The request beside its key. */
  body: unknown;
}

interface IdempotencyOptions<T> {
  /** Locks rows that many requests want: it runs just before the transaction ends. */
  beforeCommit?: ((tx: Context, answer: T) => Promise<void>) | undefined;
  /**
   * Tells whether what the key stands for has ended, so that the request is done again. It runs under the
   * lock of the key: of two requests at once one does it, and the other finds its answer.
   */
  hasEnded?: ((tx: Context, stored: StoredAnswer<T>) => Promise<boolean>) | undefined;
}

/**
 * Runs `work` in a transaction, once for each key: its response is stored in the same transaction and
 * returned again for a repeated request. Two concurrent requests have one effect, for the second waits until
 * the first has committed. A failed one is not stored and may be retried.
 * @returns the response, and whether it is a replayed one
 * @throws {DomainError} KEY_REUSED where the key was used for another body
 */
export async function withIdempotencyKey<T>(
  ctx: Context,
  { actor, route, key, body }: IdempotentRequest,
  work: (tx: Context) => Promise<T>,
  { beforeCommit, hasEnded }: IdempotencyOptions<T> = {},
): Promise<{ answer: T; replayed: boolean }> {
  const hash = ctx.secrets.digest('idempotency', JSON.stringify(body));
  const run = async (tx: Context): Promise<T> => {
    const answer = await work(tx);
    await tx.db.send(storeResponseStatement, [actor, route, key, JSON.stringify(answer ?? null)]);
    if (beforeCommit) {
      await tx.enqueuePending();
      await beforeCommit(tx, answer);
    }
    return answer;
  };
  return ctx.transaction(async (tx) => {
    const [row] = await tx.db.run(insertStatement, [actor, route, key, hash]);
    if (!row) {
      const statement = hasEnded ? lockStatement : readStatement;
      const [known] = await tx.db.run<{ hash: string; response: T }>(statement, [actor, route, key]);
      if (known && (await hasEnded?.(tx, { answer: known.response, isSame: known.hash === hash }))) {
        await tx.db.run(renewStatement, [actor, route, key, hash]);
        return { answer: await run(tx), replayed: false };
      }
      if (known?.hash !== hash) throw new DomainError('KEY_REUSED', { idempotencyKey: 'This key was used for something else.' });
      return { answer: known.response, replayed: true };
    }
    return { answer: await run(tx), replayed: false };
  });
}
