import pg from 'pg';
import { isLost, isPoolWait, toDomainError } from './database-faults.ts';
import { addressesOf, needsPrimary } from './database-url.ts';
import { answerMs, type Limits, settingsOf } from './postgres-session.ts';

/** Milliseconds until there is a connection to the database that the shop writes to. */
const usualConnectMs = 5_000;
/** Seconds without a word after which the other end is asked whether it is there; ten more, and it is not. */
const keepAliveSeconds = 10;

interface PoolOptions {
  max: number;
  limits: Limits;
  prepared: boolean;
  onError: (error: Error) => void;
  connectMs?: number;
  /** Required of each server; unset: `primary` where the address asks for it or names several. */
  role?: 'primary' | 'standby';
}

/** A setting that tells what a server is, and its value. */
const signs = { primary: ['transaction_read_only', 'off'], standby: ['in_hot_standby', 'on'] } as const;

/**
 * Opens a pool over the servers of an address. It stays with a server until no connection to it can be had,
 * and then tries each of the others once.
 * @returns `connect`: borrows a connection, or throws SERVICE_UNAVAILABLE
 */
export function openPool(url: string, { max, limits, prepared, onError, connectMs = usualConnectMs, role }: PoolOptions) {
  const addresses = addressesOf(url);
  const wanted = role ?? (needsPrimary(addresses) ? 'primary' : undefined);
  const [sign, value] = wanted ? signs[wanted] : [];
  // Compiling a statement takes seconds where running it takes milliseconds.
  const settings = `${settingsOf(limits, 'set')}; set jit = off`;
  const pool = new pg.Pool({
    connectionString: addresses[0] as string,
    max,
    application_name: 'karigari',
    // Statements of a transaction are sent while the one before runs: see `Connection.send`.
    pipeline: true,
    connectionTimeoutMillis: connectMs,
    query_timeout: answerMs(limits),
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveSeconds * 1_000,
    // Set by a statement and not as start-up parameters, which a pooler refuses.
    async onConnect(client) {
      const text = `${prepared ? `${settings}; ` : ''}${sign ? `show ${sign}` : ''}`;
      if (text === '') return;
      const answers = (await client.query({ text, query_timeout: connectMs } as pg.QueryConfig)) as unknown as pg.QueryResult[];
      if (sign && [answers].flat().at(-1)?.rows[0]?.[sign] !== value)
        throw Object.assign(new Error(`The server is not a ${wanted}`), { code: '25006' });
    },
  });
  pool.on('error', onError);
  // The pool handles errors of idle connections alone. A connection that breaks between two statements of a
  // transaction fails the next of them; its error would end the process without a listener.
  pool.on('connect', (client) => client.on('error', () => {}));

  let current = 0;
  let isAway = false;
  const borrow = () =>
    new Promise<pg.PoolClient>((resolve, reject) => {
      const asked = current;
      pool.connect((error, client) => {
        isAway &&= !client;
        if (client) resolve(client);
        else reject(toNextServer(error as Error, asked));
      });
    });
  /** Moves on to the next server where one cannot be reached; others may have done so meanwhile. */
  const toNextServer = (error: Error, asked: number): Error => {
    if (isPoolWait(error) || !isLost(error)) return error;
    if (current === asked) current = (asked + 1) % addresses.length;
    pool.options.connectionString = addresses[current];
    return error;
  };
  const connect = async (tried = 1): Promise<pg.PoolClient> => {
    try {
      return await borrow();
    } catch (fault) {
      const error = fault as Error;
      if (isLost(error) && tried < addresses.length) return connect(tried + 1);
      if (isLost(error) && !isAway) onError(error);
      isAway ||= isLost(error);
      throw toDomainError(error);
    }
  };
  return { pool, connect: () => connect() };
}
