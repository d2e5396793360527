import { createBatcher } from './batcher.ts';
import type { Connection, Statement } from './database.ts';

const positionStatement: Statement = {
  name: 'database.position',
  text: `select (pg_current_wal_insert_lsn() - '0/0'::pg_lsn)::bigint as bytes`,
};

/**
 * Reads how far the log of the primary has come, in bytes. Asked after a commit it is behind it: within the
 * transaction it would be before it.
 */
const readPosition = createBatcher(async (primary: Connection, _: never[]): Promise<number> => {
  const [row] = await primary.run<{ bytes: number }>(positionStatement, []);
  if (!row) throw new Error('a statement without a table has one row');
  return row.bytes;
});

/**
 * The highest position in the log of the primary that this node knows changes from: what answers with all
 * that is told to have changed has to have replayed.
 */
export class KnownPosition {
  readonly #primary: Connection;
  #bytes = 0;
  /** Counts changes whose position had to be asked for. */
  #changes = 0;
  /** The last of them that a position which was asked for afterwards covers. */
  #covered = -1;
  /** Milliseconds of `performance.now()`. */
  askedAt = 0;

  /** @param primary asked for its position; until it has answered nothing is known */
  constructor(primary: Connection) {
    this.#primary = primary;
  }

  /** Bytes of the log; undefined while a change may be behind what is known. */
  get bytes(): number | undefined {
    return this.#covered === this.#changes ? this.#bytes : undefined;
  }

  /** Another node says where its change is. */
  raise(bytes: number): void {
    this.#bytes = Math.max(this.#bytes, bytes);
  }

  /**
   * Something was committed, here or elsewhere: nothing is known until the primary has said how far it is.
   * @returns a position behind that commit; undefined where the primary does not answer
   */
  async changed(): Promise<number | undefined> {
    this.#changes++;
    return this.refresh();
  }

  /** Asks the primary how far it is by now. */
  async refresh(): Promise<number | undefined> {
    const change = this.#changes;
    this.askedAt = performance.now();
    try {
      const bytes = await readPosition(this.#primary, []);
      this.raise(bytes);
      this.#covered = Math.max(this.#covered, change);
      return bytes;
    } catch {
      return undefined;
    }
  }
}
