import { setTimeout as pause } from 'node:timers/promises';
import { hashPassword } from '#modules/accounts/hash-password.ts';
import { openPostgres } from '#platform/database/open-postgres.ts';
import type { Server } from './server.ts';

const password = 'the password of all of them';
const people = 3_000;
let place = 0;

/** People who can sign in; one digest serves them all, since each takes a while to make. */
export async function preparePeople(url: string): Promise<void> {
  const database = await openPostgres(url, { max: 1, onError: () => {} });
  await database.execute(
    `insert into users (id, email, name, password_hash, email_verified_at, created_at)
      select 'bench-' || n, 'bench-' || n || '@example.com', 'Somebody', $1, now(), now() from generate_series(1, $2::int) n
      on conflict do nothing`,
    [await hashPassword(password), people],
  );
  await database.execute(
    `insert into addresses (id, user_id, position, label, details, is_default)
      select 'bench-' || n || '-' || p, 'bench-' || n, p, 'Home', '12 Rose Lane, Jaipur 302001', p = 0
      from generate_series(1, $1::int) n, generate_series(0, 1) p on conflict (id) do nothing`,
    [people],
  );
  await database.execute('delete from limits');
  await database.execute('analyze users, addresses');
  await database.close();
}

/** Signs the next of them in, from an address of its own. @returns the token */
export async function logIn(app: Server): Promise<string> {
  place++;
  const answer = await fetch(`${app.origin}/api/v1/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.${(place >> 16) & 255}.${(place >> 8) & 255}.${place & 255}` },
    body: JSON.stringify({ email: `bench-${(place % people) + 1}@example.com`, password }),
  });
  const body = (await answer.json()) as { token?: string };
  if (!body.token) throw new Error(`a log-in answered ${answer.status}`);
  return body.token;
}

/** Log-ins in a second, so many at once. */
export async function measureLogIns(app: Server, seconds: number, concurrency: number): Promise<number> {
  let done = 0;
  let isOver = false;
  const begun = performance.now();
  const work = async () => {
    while (!isOver) {
      await logIn(app);
      done++;
    }
  };
  const workers = Array.from({ length: concurrency }, work);
  await pause(seconds * 1000);
  isOver = true;
  await Promise.all(workers);
  return done / ((performance.now() - begun) / 1000);
}
