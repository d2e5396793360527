/**
 * Whether the time of an answer tells an address with an account from another: npm
 * run timing Prints, for each call, how often a known address took longer than an
 * unknown one that was asked right beside it (AUC): 0.5 says nothing.
 */
import { parseArgs } from 'node:util';
import { addDemoAccount } from '#modules/accounts/add-demo-account.ts';
import { createLog } from '#platform/log.ts';
import { readConfig } from '../src/config.ts';
import { createApp } from '../src/server/app.ts';
import { openServices } from '../src/server/services.ts';
import { startPostgres } from '../test/support/postgres.ts';

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '300' } } });
const pairs = Number(values.pairs);
const server = await startPostgres([]);
const config = readConfig({
  DATABASE_URL: server.url,
  DEMO: 'true',
  RATE_LIMIT: '0',
  UNPAID_ORDERS: '0',
  LOG_LEVEL: 'silent',
  RATES_URL: 'off',
  NODE_ENV: 'test',
});
const { services, cache, contextOf, close } = await openServices(config, createLog('silent'), { work: false });
const app = createApp({ config, services, cache, staticFile: () => null, renderPage: async () => new Response('') });

let senders = 0;
async function send(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  network?: string,
): Promise<Response> {
  const address = network ?? `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders++ & 255}`;
  const request = new Request(`http://localhost/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return app.fetch(request, address);
}

const password = 'not the password';
/** A browser that asked for a code before. */
const requester = { cookie: `karigari-code-requester=${'r'.repeat(32)}` };
const entered = { otp: '000000', password, passwordConfirm: password };
const networkOf = (email: string) =>
  `172.${email.startsWith('known') ? 16 : 17}.${email.replace(/\D/g, '').slice(0, -2) || 0}.${email.replace(/\D/g, '').slice(-2)}`;
/** Prepares a call that is measured. */
const before: Record<string, (email: string) => Promise<void>> = {
  'login past limit': async (email) => {
    for (let guess = 0; guess < 10; guess++) await send('POST', '/users/login', { email, password }, {}, networkOf(email));
  },
};
const calls: Record<string, (email: string, token: string) => Promise<Response>> = {
  login: (email) => send('POST', '/users/login', { email, password }),
  signup: (email) => send('POST', '/users/signup', { name: 'Eve', email, password, passwordConfirm: password }),
  'resend-otp': (email) => send('POST', '/users/resend-otp', { email }, requester),
  'reset-password': (email) => send('POST', '/users/reset-password', { email, ...entered }, requester),
  'forgot-password': (email) => send('POST', '/users/forgot-password', { email }),
  'another e-mail': (email, token) => send('PATCH', '/users/updateMe', { email }, { authorization: `Bearer ${token}` }),
  'login past limit': (email) => send('POST', '/users/login', { email, password }, {}, networkOf(email)),
};

/** The chance that one of `a` is greater than one of `b`; equal ones count half. */
function areaUnderCurve(a: readonly number[], b: readonly number[]): number {
  let wins = 0;
  for (const x of a) for (const y of b) wins += x > y ? 1 : x === y ? 0.5 : 0;
  return wins / (a.length * b.length);
}
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

try {
  const ctx = contextOf('timing');
  await addDemoAccount(ctx, { role: 'buyer', name: 'Asker', email: 'asker@example.com', password: 'the asking one here' });
  const signedIn = await (await send('POST', '/users/login', { email: 'asker@example.com', password: 'the asking one here' })).json();
  const { rows } = await services.database.execute(`select password_hash from users where email = 'asker@example.com'`);
  // Known people of one password: making a digest for each would take longer than the measurement.
  await services.database.execute(
    `insert into users (id, email, name, password_hash, email_verified_at, created_at)
      select 'known-' || n, 'known-' || n || '@example.com', 'Known', $1, now(), now() from generate_series(1, $2::int) n`,
    [rows[0]?.password_hash, (pairs + 30) * Object.keys(calls).length],
  );
  await services.database.execute('analyze');
  process.stdout.write(
    `${services.database.version}, ${pairs} interleaved pairs\n${'call'.padEnd(18)}${'AUC'.padStart(7)}${'known ms'.padStart(10)}${'unknown ms'.padStart(12)}\n`,
  );
  let client = 0;
  for (const [name, call] of Object.entries(calls)) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let pair = -30; pair < pairs; pair++) {
      client++;
      const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        const email = `${kind}-${client}@example.com`;
        await before[name]?.(email);
        const begun = performance.now();
        const response = await call(email, signedIn.token);
        const spent = performance.now() - begun;
        if (response.status >= 500 || (response.status === 429) !== name in before) throw new Error(`${name} answered ${response.status}`);
        // The first of them warm up the process.
        if (pair >= 0) times[kind].push(spent);
      }
    }
    const { known, unknown } = times;
    process.stdout.write(
      `${name.padEnd(18)}${areaUnderCurve(known, unknown).toFixed(3).padStart(7)}${median(known).toFixed(2).padStart(10)}${median(unknown).toFixed(2).padStart(12)}\n`,
    );
  }
} finally {
  await close();
  await server.stop();
}
