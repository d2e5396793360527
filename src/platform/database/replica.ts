import type pg from 'pg';
import { findDomainError } from '#shared/errors.ts';
import { withTimeLimit } from '../time-limit.ts';
import type { Connection } from './database.ts';
import { KnownPosition } from './known-position.ts';
import { openPool } from './postgres-pool.ts';
import { type Asked, answerMs, askWithLimits, type Limits, requestLimits, Session } from './postgres-session.ts';

/** Seconds that a statement of a request may take: the primary answers it afterwards. */
const statementSeconds = 2;
const connectMs = 1_000;
/** Milliseconds until a replica is tried again that was away, and one that was behind. */
const awayMs = 2_000;
const behindMs = 50;
/**
 * Milliseconds after which the primary is asked for its position although no change was heard of, and after
 * which it is asked again where it did not answer.
 */
const refreshMs = 30_000;
const retryMs = 1_000;
/** Milliseconds that news of a change wait for its position: who hears of one without asks the primary. */
const newsMs = 500;

const replayText = `select (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint as bytes, pg_is_in_recovery() as "isStandby"`;

/** Decides whether a replica may answer a read. */
export interface Replica {
  /**
   * Called after a commit of this node.
   * @returns where it is in the log, for the other nodes; undefined where that is not known soon
   */
  changed(): Promise<number | undefined>;
  /** Called when another node has changed something up to this position; undefined: an unknown one. */
  heard(position?: number): void;
  /** Whether changes of other nodes may go unheard: the primary answers all reads then. */
  isAlone: boolean;
  /** Waits until it is known how far the primary is. */
  refresh(): Promise<unknown>;
  /**
   * Counts reads since the start: those that a replica answered, and those that the primary had to, since the
   * replica had not got so far, or was away, or it was not known how far it has to be.
   */
  readonly counts: Readonly<Record<'answers' | 'behind' | 'away', number>>;
}

type Ask = (asked: Asked) => Promise<pg.QueryResult>;

/**
 * Opens a pool to standbys of the primary. A read is answered by one that has replayed all that this node
 * knows of, as the connection says on which it is asked; else, and where anything fails, by the primary.
 * @param primary asked for its position
 */
export function openReplica(url: string, primary: Connection, { max, onError }: { max: number; onError: (error: Error) => void }) {
  const limits = requestLimits(statementSeconds);
  const { pool, connect } = openPool(url, { max, limits, prepared: true, onError, connectMs, role: 'standby' });
  const known = new KnownPosition(primary);
  /** Replayed bytes of the server of each connection when it was last asked: they only grow. */
  const replayed = new WeakMap<pg.PoolClient, number>();
  const counts = { answers: 0, behind: 0, away: 0 };
  /** It is tried in the background before the first read, and after each fault. */
  let isAway = true;
  let restUntil = 0;

  /** @returns whether the server of the connection has replayed so much and is a standby still */
  async function hasReplayed(session: Session, bytes: number): Promise<boolean> {
    if ((replayed.get(session.client) ?? -1) >= bytes) return true;
    const { rows } = await session.query([replayText], connectMs);
    const { bytes: reached, isStandby } = rows[0] as { bytes: number | null; isStandby: boolean };
    // A primary, or what was one, is no replica: its own address leads to it.
    if (!isStandby || reached === null) session.broken = new Error('not a standby');
    else replayed.set(session.client, reached);
    return isStandby && reached !== null && reached >= bytes;
  }

  function rest(ms: number): void {
    restUntil = performance.now() + ms;
  }

  async function probe(): Promise<void> {
    restUntil = Number.POSITIVE_INFINITY;
    try {
      const session = new Session(await connect());
      try {
        await hasReplayed(session, Number.POSITIVE_INFINITY);
      } finally {
        session.release();
      }
      isAway = session.broken !== undefined;
    } catch {
      // It is tried again.
    }
    rest(isAway ? awayMs : 0);
  }

  /** @returns the position that an answer has to show; undefined where the primary has to answer */
  function wanted(): number | undefined {
    const now = performance.now();
    const { bytes } = known;
    if (now - known.askedAt > (bytes === undefined ? retryMs : refreshMs)) void known.refresh();
    if (isAway && now >= restUntil) void probe();
    if (isAway || bytes === undefined || replica.isAlone) counts.away++;
    else if (now < restUntil) counts.behind++;
    else return bytes;
    return undefined;
  }

  /** @returns undefined where the primary has to answer */
  async function askReplica(asked: Asked, purpose: Limits | undefined, bytes: number): Promise<pg.QueryResult | undefined> {
    try {
      const session = new Session(await connect(), purpose && answerMs(purpose));
      try {
        if (!(await hasReplayed(session, bytes))) {
          rest(behindMs);
          counts.behind++;
          return undefined;
        }
        const result = await (purpose ? askWithLimits(session, asked, purpose, limits) : session.query(asked));
        counts.answers++;
        return result;
      } finally {
        session.release();
      }
    } catch (error) {
      // Other faults, such as that of a query which the replay has to end, are the primary's to answer.
      if (findDomainError(error)?.code === 'SERVICE_UNAVAILABLE') {
        isAway = true;
        rest(awayMs);
      }
      counts.away++;
      return undefined;
    }
  }

  const replica: Replica = {
    changed: () => withTimeLimit(known.changed(), newsMs).catch(() => undefined),
    heard(position) {
      if (position === undefined) void known.changed();
      else known.raise(position);
    },
    isAlone: false,
    refresh: () => known.refresh(),
    counts,
  };
  return {
    replica,
    /** @param purpose other limits than those of a request */
    async ask(asked: Asked, askPrimary: Ask, purpose?: Limits): Promise<pg.QueryResult> {
      const bytes = wanted();
      return (bytes === undefined ? undefined : await askReplica(asked, purpose, bytes)) ?? askPrimary(asked);
    },
    close: () => pool.end(),
  };
}
